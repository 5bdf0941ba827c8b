import {
  type Depot,
  type GeoPosition,
  getProject,
  type Language,
  listDepots,
  listProjects,
  type ProjectSummary,
} from '@hireyard/contract';
import { Combobox, type ComboboxOption } from '@hireyard/ui/components/Combobox';
import { DataState } from '@hireyard/ui/components/DataState';
import { Field } from '@hireyard/ui/components/Field';
import { SearchField } from '@hireyard/ui/components/SearchField';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { useLookup } from '../../forms/use-lookup.ts';
import { problemOf } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { selectMapSetting } from '../../map/map-setting.ts';
import type { Chosen, MapPlace } from '../../map/places.ts';
import { WithMap } from '../../map/WithMap.tsx';
import { AccessibilityLink } from '../../pages/AccessibilityLink.tsx';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { useMayOpen } from '../../pages/may-open.ts';
import { Page } from '../../pages/Page.tsx';
import { RentalContact } from '../../pages/RentalContact.tsx';
import { useDevicePosition } from '../../pages/use-device-position.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { DepotCard } from './DepotCard.tsx';
import { byDistance, matches } from './depot-search.ts';
import { useNow } from './use-now.ts';

const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'end',
  gap: 16,
});

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: 12,
});

const ACTIVE_PROJECTS = {
  endpoint: listProjects,
  narrowed: { status: ['active'] },
  optionOf: ({ id, name, number }: ProjectSummary) => ({ value: id, label: `${name} (${number})` }),
};

/** Starting point of distances: the selected project, or the device if the user asked for its position. */
function useOrigin() {
  const [chosen, choose] = useState<ComboboxOption | null>(null);
  const project = useRead(getProject, { params: { id: chosen?.value ?? '' } }, { skip: chosen === null }).currentData;
  const device = useDevicePosition();
  const [here, setHere] = useState<GeoPosition | null>(null);

  const ofProject = chosen && (project?.address?.geo ?? null);
  return {
    project: chosen,
    choose,
    /** A selected project takes precedence over the device. */
    position: chosen ? ofProject : here,
    isDevice: !chosen && here !== null,
    isUnplaced: chosen !== null && project !== undefined && ofProject === null,
    isAsking: device.isAsking,
    failure: device.failure,
    async askDevice() {
      const position = await device.ask();
      if (!position) return;
      choose(null);
      setHere(position);
    },
    forgetDevice: () => setHere(null),
  };
}

/** Link to the map of the client's own machines. */
function SitesLink() {
  const { t } = useTranslation('depot');
  const to = '/order/sites';
  return (
    useMayOpen(to) && (
      <Button component={Link} to={to}>
        {t('sites.title')}
      </Button>
    )
  );
}

/** Returns map markers of the depots with a known position. */
const placesOf = (depots: readonly Depot[]): MapPlace[] =>
  depots.flatMap(({ id, name, own, geo }) =>
    geo ? [{ id, kind: own ? 'ownDepot' : 'depot', name, label: name, position: geo }] : [],
  );

/** Depots of the rental company, the client's own first, with opening hours and directions. */
export default function DepotsPage() {
  const { t, i18n } = useTranslation('depot');
  const { currentData, failure, refetch } = useRead(listDepots, { query: { lang: i18n.language as Language } });
  const [search, setSearch] = useState('');
  const origin = useOrigin();
  const now = useNow();
  const hasMap = useAppSelector(selectMapSetting) !== null;
  const [chosen, choose] = useState<Chosen | null>(null);
  const matching = useMemo(
    () => currentData?.items.filter((depot) => matches(depot, search)) ?? [],
    [currentData, search],
  );
  const places = useMemo(() => placesOf(matching), [matching]);
  const sorted = byDistance(matching, origin.position);
  return (
    <Page actions={<SitesLink />}>
      <Blocks>
        <RentalContact />
        <Tools>
          <Field label={t('search')}>
            {({ id }) => (
              <SearchField
                id={id}
                label={t('search')}
                placeholder={t('searchHint')}
                query={search}
                onQueryChange={(_, query) => setSearch(query)}
              />
            )}
          </Field>
          <Combobox
            {...useLookup(ACTIVE_PROJECTS)}
            label={t('distance.project')}
            value={origin.project}
            onChange={(_, project) => origin.choose(project)}
          />
          <div>
            {origin.isDevice ? (
              <Button variant="outlined" onClick={origin.forgetDevice}>
                {t('distance.forget')}
              </Button>
            ) : (
              <Button variant="outlined" loading={origin.isAsking} onClick={origin.askDevice}>
                {t('distance.device')}
              </Button>
            )}
          </div>
        </Tools>
        {origin.failure && <Alert severity="error">{t(`distance.failure.${origin.failure}`)}</Alert>}
        {origin.isUnplaced && <Alert severity="info">{t('distance.unplaced')}</Alert>}
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined && currentData === undefined && <DataState status="loading" />}
        {currentData && sorted.length === 0 && (
          <DataState
            status="empty"
            title={search === '' ? t('none') : t('noMatch')}
            {...(search === ''
              ? { text: t('noneText') }
              : {
                  action: (
                    <Button variant="outlined" onClick={() => setSearch('')}>
                      {t('clear')}
                    </Button>
                  ),
                })}
          />
        )}
        {sorted.length > 0 && (
          <WithMap label={t('map.depots')} places={places} chosen={chosen} onChoose={choose}>
            <Cards>
              {sorted.map(({ depot, km }) => (
                <DepotCard
                  key={depot.id}
                  depot={depot}
                  km={km}
                  now={now}
                  chosen={chosen?.id === depot.id ? chosen : null}
                  onShow={hasMap ? () => choose({ id: depot.id, by: 'list' }) : undefined}
                />
              ))}
            </Cards>
          </WithMap>
        )}
        <AccessibilityLink />
      </Blocks>
    </Page>
  );
}
