import { closeProject, getProject, type Project, reopenProject } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { contactValue, DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { MachinesHere } from './MachinesHere.tsx';
import { ProjectStatusChip } from './project-columns.tsx';

/** What can be done with a project now: the server names the actions, and no others are offered. */
function ProjectActions({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const close = useAction(closeProject);
  const reopen = useAction(reopenProject);
  const [isAsking, setAsking] = useState(false);
  const { id, name, onRentCount, actions } = project;
  const input = { params: { id } };

  const ask = () => {
    close.clear();
    reopen.clear();
    setAsking(true);
  };
  const onCancel = () => {
    setAsking(false);
    // The button that asked is gone when someone else has closed the project.
    if (!actions.includes('close')) toHeading();
  };
  const onClose = async () => {
    const written = await close.run(input);
    if (!written?.ok) return;
    setAsking(false);
    toHeading(t('close.done', { name }));
  };
  const onReopen = async () => {
    const written = await reopen.run(input);
    // A button that works is disabled and loses the focus, also where it stays; the alert speaks for itself.
    if (written) toHeading(written.ok ? t('reopen.done', { name }) : undefined);
  };
  return (
    <Stack spacing={2}>
      {reopen.problem && <Alert severity="error">{sentenceOf(reopen.problem)}</Alert>}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions.includes('close') && (
          <Button variant="outlined" onClick={ask}>
            {t('close.action')}
          </Button>
        )}
        {actions.includes('reopen') && (
          <Button variant="outlined" loading={reopen.isWorking} onClick={onReopen}>
            {t('reopen.action')}
          </Button>
        )}
        {actions.includes('edit') && (
          <Button variant="contained" component={FormLink} to={`/order/company/projects/${id}/edit`}>
            {t('edit')}
          </Button>
        )}
      </Stack>
      {/* Gone at once when closed: while it fades out, the page behind it is hidden from screen readers. */}
      {isAsking && (
        <ConfirmDialog
          open
          title={t('close.title', { name })}
          confirmLabel={t('close.action')}
          onConfirm={onClose}
          onClose={onCancel}
          working={close.isWorking}
          {...(close.problem && { error: sentenceOf(close.problem) })}
        >
          {onRentCount > 0 ? t('close.onRent', { count: onRentCount }) : t('close.text')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function ProjectFacts({ project }: { project: Project | undefined }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const lines = useAddressLines(project?.address);
  return (
    <DefinitionList
      loading={project === undefined}
      items={[
        { label: t('facts.address'), value: linesValue(lines) },
        { label: t('facts.siteContact'), value: project?.siteContact && contactValue(project.siteContact) },
        { label: t('facts.from'), value: project?.from && format.date(project.from) },
        { label: t('facts.till'), value: project?.till && format.date(project.till) },
        { label: t('facts.defaultPo'), value: project?.defaultPo },
        { label: t('facts.defaultCostCode'), value: project?.defaultCostCode },
        // A budget is sent to who may see prices alone (DOM-10).
        ...(project?.budget ? [{ label: t('facts.budget'), value: <Amount {...project.budget} /> }] : []),
      ]}
    />
  );
}

/** One project: where it is, whom to call, and what is on rent there. */
export default function ProjectPage() {
  const { t } = useTranslation('project');
  const { id = '' } = useParams();
  return (
    <DetailPage
      of={useRead(getProject, { params: { id } })}
      back={{ to: '/order/company/projects', label: t('back') }}
      title={({ name }) => name}
      subtitle={(project) => (
        <Stack component="span" direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <ProjectStatusChip {...project} />
          <span>{[project.number, project.city].filter(Boolean).join(' · ')}</span>
        </Stack>
      )}
      actions={(project) => <ProjectActions key={project.id} project={project} />}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(project) => (
        <>
          <ProjectFacts project={project} />
          {project && <MachinesHere project={project} />}
        </>
      )}
    </DetailPage>
  );
}
