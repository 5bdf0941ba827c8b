import { type DemoClock, putDemoClock } from '@hireyard/contract';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { hasServiceWorker } from '../config/environment.ts';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectRights } from '../session/user.ts';
import { domainNow } from '../settings/demo-time.ts';
import { demoClockSet } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { DEMO_BAR_HEIGHT } from './demo-bar-height.ts';

/** Interval of the clock on screen. */
const TICK_MS = 1_000;
const DAY_MINUTES = 1_440;
const SPEEDS = { stopped: 0, real: 1, hour: 60, day: DAY_MINUTES } as const;
/** Starts the same demo with the service worker, which the other environments leave out (SW-01). */
const WITH_WORKER = 'PORTAL_ENV=qa npm start';
type SpeedName = keyof typeof SPEEDS;
const NAMES = Object.keys(SPEEDS) as SpeedName[];

/** One line at every width, to fit the space reserved while it loads. */
const Bar = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  minBlockSize: DEMO_BAR_HEIGHT,
  backgroundColor: theme.vars.tone.info.bg,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 10,
  maxInlineSize: theme.vars.layout.page,
  marginInline: 'auto',
  paddingInline: theme.vars.layout.gutter,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: DEMO_BAR_HEIGHT - 1,
  '& > time': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
}));
const WideOnly = styled('span')({ display: 'none', [tokens.media.table]: { display: 'inline' } });
const RoomyOnly = styled('span')({ display: 'none', [tokens.media.aside]: { display: 'inline' } });
const Failed = styled('p')(({ theme }) => ({
  maxInlineSize: theme.vars.layout.page,
  margin: '0 auto',
  padding: `0 ${theme.vars.layout.gutter} 8px`,
  color: theme.vars.tone.error.fg,
}));

/** Returns the time of the demo clock, which runs on between two answers of the server. */
function useShownTime(clock: DemoClock): string {
  const [time, setTime] = useState(clock.shows);
  useEffect(() => {
    const update = () => setTime(domainNow(clock).toISOString());
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return time;
}

/** Marks the portal as a demo and shows its time. Administrators set its speed (DOM-24). */
export default function DemoBar({ clock }: { clock: DemoClock }) {
  const { t } = useTranslation('demo');
  const { problem: sentenceOf } = useSentences();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const maySet = useAppSelector(selectRights)?.includes('manage-roles-and-users');
  const { run, isWorking, problem } = useAction(putDemoClock);
  const time = useShownTime(clock);
  const hasWorker = useAppSelector(({ settings }) => !settings.environment || hasServiceWorker(settings.environment));
  const lastSet = useRef<DemoClock | null>(null);
  const set = async (speed: number, aheadMinutes: number) => {
    const result = await run({ body: { speed, aheadMinutes } });
    if (!result?.ok) return;
    lastSet.current = result.answer;
    dispatch(demoClockSet(result.answer));
  };
  // An earlier availability check may return the former clock. Its earlier time gives it away, because no clock runs
  // backwards.
  useEffect(() => {
    const own = lastSet.current;
    if (own && clock !== own && clock.shows <= own.shows) dispatch(demoClockSet(own));
  }, [clock, dispatch]);
  const selected = NAMES.find((name) => SPEEDS[name] === clock.speed);
  return (
    <Bar aria-label={t('label')} data-print="hide">
      <Line>
        <strong>{t('title')}</strong>
        <WideOnly>{t('text')}</WideOnly>
        {!hasWorker && (
          <RoomyOnly>
            <span>{t('offline')}</span> <code>{WITH_WORKER}</code>
          </RoomyOnly>
        )}
        <time dateTime={time}>
          <WideOnly>{t('now')} </WideOnly>
          {format.dateTime(time)}
        </time>
        {maySet && (
          <MenuButton
            align="end"
            label={selected && t(`speeds.${selected}`)}
            accessibleName={[t('speed'), ...(selected ? [t(`speeds.${selected}`)] : [])].join(': ')}
            entries={[
              ...NAMES.map((name) => ({
                kind: 'action' as const,
                id: name,
                label: t(`speeds.${name}`),
                disabled: isWorking,
                onSelect: () => void set(SPEEDS[name], 0),
              })),
              { kind: 'separator', id: 'clock' },
              {
                kind: 'action',
                id: 'ahead',
                label: t('ahead'),
                disabled: isWorking,
                onSelect: () => void set(clock.speed, DAY_MINUTES),
              },
            ]}
          />
        )}
      </Line>
      <div role="status">{problem && <Failed>{sentenceOf(problem)}</Failed>}</div>
    </Bar>
  );
}
