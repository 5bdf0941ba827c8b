import { closeProject, getProject, type Project, reopenProject } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Activity } from '../../../activity/Activity.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { FormLink } from '../../../lists/FormLink.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Columns } from '../../../pages/Columns.tsx';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { useAskedAction, useDirectAction } from '../../../pages/use-asked-action.ts';
import { MachinesHere } from './MachinesHere.tsx';
import { ProjectBudget } from './ProjectBudget.tsx';
import { ProjectPeople } from './ProjectPeople.tsx';
import { ProjectStatusChip } from './project-columns.tsx';

// Lazy: secondary parts must not delay the page.
const ProjectEquipment = lazyPart(() => import('./ProjectEquipment.tsx'));
const ProjectDocuments = lazyPart(() => import('./ProjectDocuments.tsx'));

/** Actions on a project. The server names the available ones. */
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

/** The address in one row, then two facts per row. */
const TWO_COLUMNS = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
};

function ProjectFacts({ project }: { project: Project | undefined }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const lines = useAddressLines(project?.address);
  return (
    <DefinitionList
      loading={project === undefined}
      sx={TWO_COLUMNS}
      items={[
        { label: t('facts.address'), value: linesValue(lines) },
        { label: t('facts.from'), value: project?.from && format.date(project.from) },
        { label: t('facts.to'), value: project?.to && format.date(project.to) },
        { label: t('facts.defaultPo'), value: project?.defaultPo },
        { label: t('facts.defaultCostCode'), value: project?.defaultCostCode },
      ]}
    />
  );
}

/** One project: budget, machines on rent, address, people and documents. */
export default function ProjectPage() {
  const { t } = useTranslation('project');
  const { id = '' } = useParams();
  return (
    <DetailPage
      read={useRead(getProject, { params: { id } })}
      back={{ to: '/order/company/projects', label: t('back') }}
      title={({ name }) => name}
      subtitle={(project) => (
        <>
          <ProjectStatusChip {...project} />
          <span>
            {[project.number, project.city, t('onRent', { count: project.onRentCount })].filter(Boolean).join(' · ')}
          </span>
        </>
      )}
      actions={(project) => <ProjectActions key={project.id} project={project} />}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(project) => (
        <Columns>
          <Blocks>
            <ProjectBudget projectId={id} project={project} />
            <MachinesHere projectId={id} />
            <Suspense>
              <ProjectEquipment projectId={id} />
            </Suspense>
          </Blocks>
          <Blocks>
            <ProjectFacts project={project} />
            <ProjectPeople projectId={id} project={project} />
            <Suspense>
              <ProjectDocuments projectId={id} />
            </Suspense>
            {project && <Activity resource="project" id={id} />}
          </Blocks>
        </Columns>
      )}
    </DetailPage>
  );
}
