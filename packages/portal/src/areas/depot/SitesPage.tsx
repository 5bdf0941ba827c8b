import { type Depot, type Language, listDepots, listSites, SITES_MAX, type Site } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { FilterMenu } from '@hireyard/ui/components/FilterMenu';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { selectGroupNames } from '../../client/product-names.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUrl } from '../../lists/use-url.ts';
import { selectMapSetting } from '../../map/map-setting.ts';
import type { Chosen, MapPlace } from '../../map/places.ts';
import { WithMap } from '../../map/WithMap.tsx';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { Page } from '../../pages/Page.tsx';
import { PageLoader } from '../../pages/PageLoader.tsx';
import { Panel } from '../../pages/Panel.tsx';
import { NO_TEXT } from '../../pages/page-title.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { sitesQuery } from './reads.ts';
import { DepotRow, SiteRow } from './SiteRows.tsx';

const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Lists = styled('div')({ display: 'grid', gap: 20 });
const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Filters of list and map, stored in the URL. */
function useFilters() {
  const { params, write } = useUrl();
  const query = useMemo(() => sitesQuery(params), [params]);
  const narrow = (filters: Readonly<Record<string, readonly string[]>>) =>
    write((now) => {
      const next = new URLSearchParams(now);
      for (const [name, values] of Object.entries(filters)) {
        next.delete(name);
        for (const value of values) next.append(name, value);
      }
      return next;
    });
  return { query, narrow };
}

const nameOf = ({ address }: Site) => address.name ?? `${address.line1}, ${address.city}`;

/** Map markers: sites with their number of pieces, then depots with an icon. */
function usePlaces(sites: readonly Site[] | undefined, depots: readonly Depot[] | undefined): MapPlace[] {
  const { t } = useTranslation('depot');
  const format = useFormat();
  return useMemo(
    () => [
      ...(sites ?? []).flatMap((site) => {
        const name = nameOf(site);
        const label = `${name}, ${t('sites.pieces', { count: site.pieces })}`;
        const count = format.number(site.pieces, { notation: 'compact' });
        return site.position
          ? [{ id: site.id, kind: 'site' as const, name, label, count, position: site.position }]
          : [];
      }),
      ...(depots ?? []).flatMap(({ id, name, own, geo }) =>
        geo
          ? [
              {
                id,
                kind: own ? ('ownDepot' as const) : ('depot' as const),
                name,
                position: geo,
                label: t('sites.depot', { name }),
              },
            ]
          : [],
      ),
    ],
    [sites, depots, t, format],
  );
}

/** `/order/sites`: the client's pieces by site, and the depots, in a list and on a map (DOM-32). */
export default function SitesPage() {
  const { t, i18n } = useTranslation('depot');
  const { t: groupName } = useTranslation('spend');
  const ownGroups = useAppSelector(selectGroupNames);
  const { query, narrow } = useFilters();
  const { project, group } = query;
  const { currentData: answer, data: last, failure, refetch } = useRead(listSites, { query });
  const depots = useRead(listDepots, { query: { lang: i18n.language as Language } }).currentData?.items;
  const hasMap = useAppSelector(selectMapSetting) !== null;
  const [chosen, choose] = useState<Chosen | null>(null);
  const data = answer ?? last;
  const sites = answer?.items;
  const places = usePlaces(sites, depots);
  const pieces = sites?.reduce((sum, site) => sum + site.pieces, 0) ?? 0;
  const isNarrowed = project.length > 0 || group.length > 0;
  const shared = (id: string) => ({
    chosen: chosen?.id === id ? chosen : null,
    onShow: hasMap ? () => choose({ id, by: 'list' }) : undefined,
  });
  return (
    <Page
      subtitle={
        sites && !answer?.truncated
          ? `${t('sites.pieces', { count: pieces })} · ${t('sites.count', { count: sites.length })}`
          : NO_TEXT
      }
    >
      <Blocks>
        <Filters data-print="hide">
          <FilterMenu
            label={groupName('by.project')}
            options={[
              ...(data?.projects ?? []).map((each) => ({
                id: each.id,
                label: each.name,
                count: each.pieces,
              })),
              // Options for projects in the URL that have no pieces on site.
              ...project
                .filter((id) => !data?.projects.some((each) => each.id === id))
                .map((id) => ({ id, label: groupName('unknown') })),
            ]}
            selected={project}
            onSelectedChange={(_, selected) => narrow({ project: selected })}
          />
          <FilterMenu
            label={groupName('by.productGroup')}
            options={(data?.groups ?? []).map((each) => ({
              id: each.group,
              label:
                ownGroups[each.group] ??
                groupName(`group.${each.group}` as 'group.access', { defaultValue: each.group }),
              count: each.pieces,
            }))}
            selected={group}
            onSelectedChange={(_, selected) => narrow({ group: selected })}
          />
        </Filters>
        {answer?.truncated && <Alert severity="info">{t('sites.truncated', { count: SITES_MAX })}</Alert>}
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined && !sites && <PageLoader />}
        {sites && (
          <WithMap label={t('map.sites')} places={places} chosen={chosen} onChoose={choose}>
            <Lists>
              <Panel title={t('sites.title')} count={sites.length}>
                {sites.length > 0 ? (
                  <Rows aria-label={t('sites.title')}>
                    {sites.map((site) => (
                      <SiteRow key={site.id} site={site} name={nameOf(site)} {...shared(site.id)} />
                    ))}
                  </Rows>
                ) : (
                  <DataState
                    status="empty"
                    title={isNarrowed ? t('sites.noMatch') : t('sites.none')}
                    {...(!isNarrowed
                      ? { text: t('sites.noneText') }
                      : {
                          action: (
                            <Button variant="outlined" onClick={() => narrow({ project: [], group: [] })}>
                              {t('sites.clear')}
                            </Button>
                          ),
                        })}
                  />
                )}
              </Panel>
              {depots && depots.length > 0 && (
                <Panel title={t('sites.depots')} count={depots.length}>
                  <Rows aria-label={t('sites.depots')}>
                    {depots.map((depot) => (
                      <DepotRow key={depot.id} depot={depot} {...shared(depot.id)} />
                    ))}
                  </Rows>
                </Panel>
              )}
            </Lists>
          </WithMap>
        )}
      </Blocks>
    </Page>
  );
}
