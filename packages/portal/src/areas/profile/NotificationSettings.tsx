import {
  getNotificationSettings,
  type NotificationSetting,
  type NotificationSettingsEdit,
  putNotificationSettings,
} from '@hireyard/contract';
import { Switch } from '@hireyard/ui/components/Switch';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRead } from '../../api/use-read.ts';
import { useAction } from '../../forms/use-action.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { problemOf } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../pages/Failure.tsx';

const PLACES = ['portal', 'mail'] as const;

/** Has the dividing line, because a fieldset would draw its `legend` on the line. */
const Kind = styled('div')(({ theme }) => ({
  paddingBlock: 14,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  '&:last-child': { paddingBlockEnd: 0 },
  '& > fieldset': { minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: 0, marginBlockEnd: 6, fontWeight: 600 },
}));
const Places = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 32px' });

/** Channels of each kind of notification. Each switch is saved at once (DOM-20). */
export function NotificationSettings() {
  const { t } = useTranslation('notification');
  const { t: profile } = useTranslation('profile');
  const { problem: sentenceOf } = useSentences();
  const { data, failure, isFetching, refetch } = useRead(getNotificationSettings, undefined);
  const { run, isWorking, problem } = useAction(putNotificationSettings);
  if (failure !== undefined) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const save = async (changed: Partial<NotificationSettingsEdit>) => {
    if (isWorking || isFetching) return;
    const result = await run({ body: { kinds: data.kinds, ...changed }, version: data.version });
    // Another tab saved first. Shows its settings and enables the switch again.
    if (result?.ok === false) void refetch();
  };
  const set = (changed: NotificationSetting) =>
    save({ kinds: data.kinds.map((one) => (one.kind === changed.kind ? changed : one)) });
  return (
    <>
      {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
      <Kind>
        <fieldset>
          <legend>{profile('weeklyMail.title')}</legend>
          <Switch
            label={profile('weeklyMail.label')}
            checked={data.weeklyMail}
            onChange={(_event, weeklyMail) => void save({ weeklyMail })}
          />
        </fieldset>
      </Kind>
      {data.kinds.map((setting) => (
        <Kind key={setting.kind}>
          <fieldset>
            <legend>{t(`kinds.${setting.kind}`)}</legend>
            <Places>
              {PLACES.map((place) => (
                <Switch
                  key={place}
                  label={t(`places.${place}`)}
                  checked={setting[place]}
                  onChange={(_event, checked) => void set({ ...setting, [place]: checked })}
                />
              ))}
            </Places>
          </fieldset>
        </Kind>
      ))}
    </>
  );
}
