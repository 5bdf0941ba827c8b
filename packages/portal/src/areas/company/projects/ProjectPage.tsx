import { closeProject, getProject, type Project, reopenProject } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { useWrite } from '../../../api/use-write.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { addressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { Facts } from '../../../pages/Facts.tsx';
import { MachinesHere } from './MachinesHere.tsx';
import { ProjectStatusChip } from './project-columns.tsx';

/** What can be done with a project now: the server names the moves, and no others are offered. */
function ProjectActions({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { problem: sentenceOf } = useSentences();
  const { announce } = useArrival();
  const close = useWrite(closeProject);
  const reopen = useWrite(reopenProject);
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { id, name, onRentCount, actions } = project;

  const move = async (write: typeof close | typeof reopen, done: string) => {
    setWorking(true);
    setFailed(null);
    const result = await write({ params: { id } });
    setWorking(false);
    if (result.ok) {
      setAsking(false);
      announce(done);
    } else setFailed(sentenceOf(result.problem));
  };
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      {actions.includes('close') && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('close.action')}
        </Button>
      )}
      {actions.includes('reopen') && (
        <Button variant="outlined" loading={isWorking} onClick={() => move(reopen, t('reopen.done', { name }))}>
          {t('reopen.action')}
        </Button>
      )}
      {actions.includes('edit') && (
        <Button variant="contained" component={Link} to={`/order/company/projects/${id}/edit`}>
          {t('edit')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('close.title', { name })}
        confirmLabel={t('close.action')}
        onConfirm={() => move(close, t('close.done', { name }))}
        onClose={() => setAsking(false)}
        working={isWorking}
        {...(failed !== null && { error: failed })}
      >
        {onRentCount > 0 ? t('close.onRent', { count: onRentCount }) : t('close.text')}
      </ConfirmDialog>
    </Stack>
  );
}

function ProjectFacts({ project }: { project: Project | undefined }) {
  const { t, i18n } = useTranslation('project');
  const format = useFormat();
  const contact = project?.siteContact;
  return (
    <Facts
      loading={project === undefined}
      facts={[
        {
          label: t('facts.address'),
          value: project?.address
            ? addressLines(project.address, i18n.language).map((line) => <span key={line}>{line}</span>)
            : null,
        },
        {
          label: t('facts.siteContact'),
          value: contact ? (
            <>
              <span>{contact.name}</span>
              {contact.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>}
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </>
          ) : null,
        },
        { label: t('facts.from'), value: project?.from ? format.date(project.from) : null },
        { label: t('facts.till'), value: project?.till ? format.date(project.till) : null },
        { label: t('facts.defaultPo'), value: project?.defaultPo },
        { label: t('facts.defaultCostCode'), value: project?.defaultCostCode },
        // A budget is sent to who may see prices alone (DOM-10).
        ...(project?.budget ? [{ label: t('facts.budget'), value: format.money(project.budget) }] : []),
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
        <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <ProjectStatusChip {...project} />
          <span>{[project.number, project.city].filter(Boolean).join(' · ')}</span>
        </Stack>
      )}
      actions={(project) => <ProjectActions project={project} />}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(project) => (
        <>
          <ProjectFacts project={project} />
          {project && <MachinesHere projectId={project.id} />}
        </>
      )}
    </DetailPage>
  );
}
