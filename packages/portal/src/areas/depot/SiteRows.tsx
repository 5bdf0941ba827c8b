import { type Depot, type PostalAddress, pathOf, type Site } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { selectProductNames } from '../../client/product-names.ts';
import { useAddressLines } from '../../i18n/address-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CHOSEN_ON_MAP } from '../../map/chosen-on-map.ts';
import type { Chosen } from '../../map/places.ts';
import { useIntoView } from '../../map/use-into-view.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { linkStyles } from '../../pages/TextLink.ts';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';

const Row = styled('li')(({ theme }) => ({
  ...CHOSEN_ON_MAP(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '8px 16px',
  padding: '12px 14px',
  borderRadius: theme.vars.radius.control,
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& p': { margin: 0 },
  '& a': linkStyles(theme),
  [tokens.media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));
const Lines = styled('div')({ display: 'grid', gap: 4, minInlineSize: 0 });
const Products = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& summary': { paddingBlock: 11, color: theme.vars.color.brand, fontWeight: 600 },
  '& summary:hover': { cursor: 'pointer' },
}));
const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [tokens.media.twoColumns]: { flexDirection: 'column', alignItems: 'stretch' },
});

/** Rows visible at first, so that a large site does not push the others out of view. */
const SHOWN = 3;

interface Shared {
  /** The selection, made in the list or on the map. Null if another item or none is selected. */
  chosen: Chosen | null;
  /** Shows the row on the map. Undefined without a map. */
  onShow: (() => void) | undefined;
}

function ShowOnMap({ name, isPlaced, chosen, onShow }: Shared & { name: string; isPlaced: boolean }) {
  const { t } = useTranslation('depot');
  if (!onShow) return null;
  if (!isPlaced) return <small>{t('sites.unplaced')}</small>;
  return (
    <Button
      variant="outlined"
      aria-pressed={chosen !== null}
      aria-label={`${t('showOnMap')}: ${name}`}
      onClick={onShow}
    >
      {t('showOnMap')}
    </Button>
  );
}

function Address({ address, title }: { address: PostalAddress; title: string }) {
  const lines = useAddressLines({ ...address, name: null })?.filter((line) => line !== title);
  return (
    <small>
      <bdi>{lines?.join(', ')}</bdi>
    </small>
  );
}

/** A site with address, project and pieces. */
export function SiteRow({ site, name, ...shared }: Shared & { site: Site; name: string }) {
  const { t } = useTranslation('depot');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const row = useIntoView<HTMLLIElement>(shared.chosen?.by === 'map' ? shared.chosen : null);
  const { address, projects, products, pieces, position } = site;
  const title = address.name ?? address.line1;
  const lineOf = ({ productCode, pieces: count }: Site['products'][number]) => (
    <li key={productCode}>
      {format.number(count)} × {productName(names, productCode)}
    </li>
  );
  return (
    <Row ref={row} aria-current={shared.chosen ? true : undefined}>
      <Lines>
        <strong>{title}</strong>
        <Address address={address} title={title} />
        {projects.map((project) => (
          <PageLink key={project.id} to={pathOf({ resource: 'project', id: project.id })}>
            {project.name}
          </PageLink>
        ))}
        <p>{t('sites.pieces', { count: pieces })}</p>
        <Products>
          {products.slice(0, SHOWN).map(lineOf)}
          {products.length > SHOWN && (
            <li>
              <details>
                <summary>{t('sites.more', { count: products.length - SHOWN })}</summary>
                <Products>{products.slice(SHOWN).map(lineOf)}</Products>
              </details>
            </li>
          )}
        </Products>
      </Lines>
      <Steps>
        <ShowOnMap name={name} isPlaced={position !== null} {...shared} />
      </Steps>
    </Row>
  );
}

/** A depot with the data that the map of sites needs. Its own page has the rest. */
export function DepotRow({ depot, ...shared }: Shared & { depot: Depot }) {
  const { t } = useTranslation('depot');
  const row = useIntoView<HTMLLIElement>(shared.chosen?.by === 'map' ? shared.chosen : null);
  const { name, address, own, geo } = depot;
  return (
    <Row ref={row} aria-current={shared.chosen ? true : undefined}>
      <Lines>
        <div>
          <strong>{name}</strong> {own && <StatusChip tone="info">{t('own')}</StatusChip>}
        </div>
        <Address address={address} title={name} />
        <Link to="/order/contact/depots">{t('sites.reach')}</Link>
      </Lines>
      <Steps>
        <ShowOnMap name={name} isPlaced={geo !== null} {...shared} />
      </Steps>
    </Row>
  );
}
