import { type AssetReading, daysBetween, localDateIn, READING_UNITS } from '@hireyard/contract';
import { WarningIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocality, useToday } from '../../i18n/locality.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PanelNote } from '../../pages/Panel.tsx';
import { AssetPart, type AssetPartWithDialogs } from './AssetPart.tsx';
import { HeadButton } from './HeadButton.tsx';

const Values = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  margin: 0,
  '& > div': { padding: 14, borderInlineStart: `1px solid ${theme.vars.color.line}`, marginInlineStart: -1 },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0 },
  '& dd:first-of-type': { fontSize: '1.625rem', fontWeight: 680, letterSpacing: '-0.02em' },
  '& dd:first-of-type small': { fontSize: '0.8125rem', fontWeight: 400, letterSpacing: 0 },
  '& dd:last-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: '0.8125rem',
    color: theme.vars.color.ink2,
  },
  '& dd[data-stale]': { color: theme.vars.tone.warning.fg },
}));

/** Age from which a reading says little about today. */
const STALE_DAYS = 7;

function Reading({ reading, onDialog }: { reading: AssetReading; onDialog: AssetPartWithDialogs['onDialog'] }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { kind, value, at, source } = reading;
  const { timeZone } = useLocality();
  const today = useToday();
  const unit = READING_UNITS[kind];
  const readOn = localDateIn(at, timeZone);
  const isStale = daysBetween(readOn, today) > STALE_DAYS;
  const digits = unit === 'h' ? 1 : 0;
  return (
    <div>
      <dt>{t(`reading.${kind}`)}</dt>
      <dd>
        {format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: 1 })} <small>{unit}</small>
      </dd>
      <dd title={format.dateTime(at)} data-stale={isStale || undefined}>
        {isStale && <WarningIcon size={14} />}
        <span>{t(`readings.${source}`, { at: format.relativeDay(readOn, today) })}</span>
        {reading.mayVoid && (
          <Button
            size="small"
            aria-label={t('voidReading.of', { kind: t(`reading.${kind}`) })}
            onClick={() => onDialog({ name: 'voidReading', reading })}
          >
            {t('voidReading.open')}
          </Button>
        )}
      </dd>
    </div>
  );
}

/** Readings of the machine, each with its own time. */
export function AssetReadings({ asset, onDialog }: AssetPartWithDialogs) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const { timeZone } = useLocality();
  const today = useToday();
  return (
    <AssetPart
      title={t('readings.title')}
      action={
        asset.actions.includes('addReading') && (
          <HeadButton onClick={() => onDialog({ name: 'addReading' })}>{t('addReading.open')}</HeadButton>
        )
      }
    >
      {asset.readings.length === 0 ? (
        <PanelNote>{t('readings.none')}</PanelNote>
      ) : (
        <Values>
          {asset.readings.map((reading) => (
            <Reading key={reading.kind} reading={reading} onDialog={onDialog} />
          ))}
        </Values>
      )}
      {asset.voidReadings.map(({ id, kind, value, voidedAt, voidedBy, byCompany, reason }) => (
        <PanelNote key={id}>
          {t(byCompany ? 'readings.byCompany' : voidedBy ? 'readings.void' : 'readings.corrected', {
            value: `${format.number(value)} ${READING_UNITS[kind]}`,
            kind: t(`reading.${kind}`),
            name: voidedBy?.name,
            at: format.relativeDay(localDateIn(voidedAt, timeZone), today),
            reason,
          })}
        </PanelNote>
      ))}
    </AssetPart>
  );
}
