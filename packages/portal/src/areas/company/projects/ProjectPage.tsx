import { closeProject, getProject, type Project, reopenProject } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { contactValue, DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useAskedAction, useDirectAction } from '../../../pages/use-asked-action.ts';
import { MachinesHere } from './MachinesHere.tsx';
import { ProjectStatusChip } from './project-columns.tsx';

/** What can be done with a project now: the server names the actions, and no others are offered. */
function ProjectActions({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { id, name, onRentCount, actions } = project;
  const input = { params: { id } };
  const close = useAskedAction({
    ...{ endpoint: closeProject, input, isOffered: actions.includes('close') },
    done: t('close.done', { name }),
  });
  const reopen = useDirectAction({ endpoint: reopenProject, input, done: t('reopen.done', { name }) });
  const ask = () => {
    reopen.clear();
    close.ask();
  };
  return (
    <Stack spacing={2}>
      {reopen.refused && <Alert severity="error">{reopen.refused}</Alert>}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions.includes('close') && (
          <Button variant="outlined" onClick={ask}>
            {t('close.action')}
          </Button>
        )}
        {actions.includes('reopen') && (
          <Button variant="outlined" {...reopen.button}>
            {t('reopen.action')}
          </Button>
        )}
        {actions.includes('edit') && (
          <Button variant="contained" component={FormLink} to={`/order/company/projects/${id}/edit`}>
            {t('edit')}
          </Button>
        )}
      </Stack>
      {close.dialog && (
        <ConfirmDialog {...close.dialog} title={t('close.title', { name })} confirmLabel={t('close.action')}>
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
