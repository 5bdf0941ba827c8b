import { type DemoClock, putDemoClock } from '@hireyard/contract';
import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectRights } from '../session/user.ts';
import { demoClockSet } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

/** How often the time on screen moves on. */
const TICK_MS = 1_000;
const DAY_MINUTES = 1_440;
const SPEEDS = { stopped: 0, real: 1, hour: 60, day: DAY_MINUTES } as const;
type SpeedName = keyof typeof SPEEDS;
const NAMES = Object.keys(SPEEDS) as SpeedName[];

const Controls = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** The clock runs on between two answers of the server. */
function useShownTime({ shows, speed }: DemoClock): string {
  const [time, setTime] = useState(shows);
  useEffect(() => {
    const since = performance.now();
    const from = Date.parse(shows);
    const tell = () => setTime(new Date(from + (performance.now() - since) * speed).toISOString());
    tell();
    const timer = setInterval(tell, TICK_MS);
    return () => clearInterval(timer);
  }, [shows, speed]);
  return time;
}

/** Says that this is a demo, and what time it has there; administrators set how fast that runs (DOM-24). */
export default function DemoBar({ clock }: { clock: DemoClock }) {
  const { t } = useTranslation('demo');
  const { problem: sentenceOf } = useSentences();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const maySet = useAppSelector(selectRights)?.includes('manage-roles-and-users');
  const { run, isWorking, problem } = useAction(putDemoClock);
  const time = useShownTime(clock);
  const set = async (speed: number, aheadMinutes: number) => {
    const written = await run({ body: { speed, aheadMinutes } });
    if (written?.ok) dispatch(demoClockSet(written.answer));
  };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const selected = NAMES.find((name) => SPEEDS[name] === clock.speed);
  return (
    <MessageBanner
      tone="info"
      title={t('title')}
      labels={{ label: t('label') }}
      action={
        <Controls>
          <time dateTime={time}>{t('now', { time: format.dateTime(time, timeZone) })}</time>
          {maySet && (
            <>
              <SegmentedControl
                label={t('speed')}
                segments={NAMES.map((name) => ({ value: name, label: t(`speeds.${name}`) }))}
                {...(selected ? { selected } : {})}
                onSelectedChange={(name) => void set(SPEEDS[name], 0)}
              />
              <Button size="small" disabled={isWorking} onClick={() => void set(clock.speed, DAY_MINUTES)}>
                {t('ahead')}
              </Button>
            </>
          )}
        </Controls>
      }
    >
      {problem ? sentenceOf(problem) : t('text')}
    </MessageBanner>
  );
}
