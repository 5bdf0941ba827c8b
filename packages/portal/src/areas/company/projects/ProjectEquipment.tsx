import {
  type AssetSummary,
  listAssets,
  listAssetsFacets,
  listRequests,
  listRequestsFacets,
  type RequestSummary,
} from '@hireyard/contract';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMayOpen } from '../../../pages/may-open.ts';
import { ProjectList } from './ProjectList.tsx';

interface Props {
  projectId: string;
}

const ASSETS = '/asset/assets';
const REQUESTS = '/request/requests';
/** Statuses of unfinished requests. */
const OPEN = ['draft', 'submitted', 'inReview', 'quoted', 'approved'] as const;

/** The client's own equipment that is assigned to the project or was last seen there. */
function Assets({ projectId }: Props) {
  const { t } = useTranslation('project');
  const { t: asset } = useTranslation('asset');
  return (
    <ProjectList<AssetSummary>
      title={t('assets.title')}
      none={t('assets.none')}
      list={listAssets}
      facets={listAssetsFacets}
      at={ASSETS}
      narrowed={{ project: [projectId], ownership: ['owned'] }}
      rowOf={({ tag, name, status, holder }) => ({
        name: [tag, name].filter(Boolean).join(' · '),
        about: [asset(`status.${status}`), holder?.name].filter(Boolean).join(' · '),
      })}
    />
  );
}

function Requests({ projectId }: Props) {
  const { t } = useTranslation('project');
  const { t: request } = useTranslation('request');
  return (
    <ProjectList<RequestSummary>
      title={t('requests.title')}
      none={t('requests.none')}
      list={listRequests}
      facets={listRequestsFacets}
      at={REQUESTS}
      narrowed={{ project: [projectId], status: OPEN }}
      rowOf={({ number, title, status, writer }) => ({
        name: title,
        about: [number, request(`status.${status}`), writer.name].join(' · '),
      })}
    />
  );
}

/** The client's own equipment at the project, and its open requests. Each list requires access to its page. */
export default function ProjectEquipment({ projectId }: Props) {
  const seesAssets = useMayOpen(ASSETS);
  const seesRequests = useMayOpen(REQUESTS);
  return (
    <>
      {seesAssets && <Assets projectId={projectId} />}
      {seesRequests && <Requests projectId={projectId} />}
    </>
  );
}
