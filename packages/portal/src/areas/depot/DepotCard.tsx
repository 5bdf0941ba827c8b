import type { Depot } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useAddressLines } from '../../i18n/address-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CHOSEN_ON_MAP } from '../../map/chosen-on-map.ts';
import type { Chosen } from '../../map/places.ts';
import { useIntoView } from '../../map/use-into-view.ts';
import { disclosure } from '../../pages/disclosure.ts';
import { routeHref } from '../../pages/route-href.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { hoursOf, useWeekdayName, WEEKDAYS } from '../../rental/opening-times.ts';
import { openingOf } from './opening.ts';

const Card = styled(Sheet)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 20,
  overflowWrap: 'anywhere',
  ...CHOSEN_ON_MAP(theme),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  '& summary': {
    ...disclosure,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingBlock: 11,
    color: theme.vars.color.brand,
    fontWeight: 600,
  },
  '& summary:hover': { cursor: 'pointer' },
  '& table': { borderSpacing: 0 },
  '& th': { paddingInlineEnd: 16, textAlign: 'start', fontWeight: 'inherit', color: theme.vars.color.ink2 },
  '& th, & td': { paddingBlock: 2, verticalAlign: 'top' },
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.color.ink2 }));
/** Pinned to the bottom, so that the cards of a row align. */
const Foot = styled('div')({ display: 'grid', gap: 8, marginBlockStart: 'auto' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Closing time or next opening, with the name of a closed day. */
function OpeningText({ depot, now }: { depot: Depot; now: Date }) {
  const { t } = useTranslation('depot');
  const format = useFormat();
  const { openUntil, opens, today, closedDay } = openingOf(depot, now);
  const next = () => {
    if (opens === null) return t('hours.ask');
    const time = format.time(opens.time);
    return opens.date === today
      ? t('hours.opensToday', { time })
      : t('hours.opens', { date: format.date(opens.date, 'weekday'), time });
  };
  return (
    <>
      <Head>
        <StatusChip
          tone={openUntil === null ? 'neutral' : 'success'}
          {...(openUntil === null && { shape: 'brokenRing' })}
        >
          {openUntil === null ? t('hours.closed') : t('hours.open')}
        </StatusChip>
        <span>{openUntil === null ? next() : t('hours.openUntil', { time: format.time(openUntil) })}</span>
      </Head>
      {closedDay !== null && <Quiet>{t('hours.closedDay', { name: closedDay })}</Quiet>}
    </>
  );
}

function Week({ depot }: { depot: Depot }) {
  const { t } = useTranslation('depot');
  const format = useFormat();
  const weekday = useWeekdayName();
  return (
    <details>
      <summary>{t('hours.week')}</summary>
      <table>
        <tbody>
          {WEEKDAYS.map((day) => (
            <tr key={day}>
              <th scope="row">{weekday(day)}</th>
              <td>
                {hoursOf(depot, day)
                  .map(({ from, to }) => `${format.time(from)} – ${format.time(to)}`)
                  .join(', ') || t('hours.closed')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export interface DepotCardProps {
  depot: Depot;
  km: number | null;
  now: Date;
  /** The selection, made in the list or on the map. Null if another item or none is selected. */
  chosen: Chosen | null;
  /** Shows the depot on the map. Undefined without a map. */
  onShow: (() => void) | undefined;
}

/** One depot: address, opening hours and contact. */
export function DepotCard({ depot, km, now, chosen, onShow }: DepotCardProps) {
  const { t } = useTranslation('depot');
  const format = useFormat();
  const heading = useId();
  const card = useIntoView<HTMLDivElement>(chosen?.by === 'map' ? chosen : null);
  const { name, address, geo, phone, email, own } = depot;
  /** The accessible name contains the visible text, and the depot's name to make it unique. */
  const labelFor = (verb: string) => ({ 'aria-label': `${verb}: ${name}` });
  return (
    <Card ref={card} as="article" aria-labelledby={heading} aria-current={chosen ? true : undefined}>
      <Head>
        <h2 id={heading}>{name}</h2>
        {own && <StatusChip tone="info">{t('own')}</StatusChip>}
      </Head>
      <OpeningText depot={depot} now={now} />
      <div>
        {useAddressLines(address)?.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      {km !== null && (
        <Quiet>
          {t('distance.straight', {
            distance: format.number(km, {
              style: 'unit',
              unit: 'kilometer',
              maximumFractionDigits: km < 10 ? 1 : 0,
            }),
          })}
        </Quiet>
      )}
      <Foot>
        <Week depot={depot} />
        <Buttons>
          <Button variant="outlined" href={telephoneHref(phone)} aria-label={`${t('call')} ${phone}: ${name}`}>
            {phone}
          </Button>
          <Button variant="outlined" href={emailHref(email)} {...labelFor(t('mail'))}>
            {t('mail')}
          </Button>
          {geo && onShow && (
            <Button variant="outlined" aria-pressed={chosen !== null} onClick={onShow} {...labelFor(t('showOnMap'))}>
              {t('showOnMap')}
            </Button>
          )}
          {geo && (
            <Button variant="outlined" href={routeHref(geo)} target="_blank" rel="noreferrer" {...labelFor(t('route'))}>
              {t('route')}
            </Button>
          )}
        </Buttons>
      </Foot>
    </Card>
  );
}
