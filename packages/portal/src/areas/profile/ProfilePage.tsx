import { DataState } from '@hireyard/ui/components/DataState';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccessibilityLink } from '../../pages/AccessibilityLink.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { Page } from '../../pages/Page.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { RoomyLink } from '../../pages/TextLink.ts';
import { selectProfile } from '../../session/user.ts';
import { retryStart, selectFailedCalls } from '../../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
import { Devices } from './Devices.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { YourData } from './YourData.tsx';

const CalendarFeeds = lazyPart(() => import('./CalendarFeeds.tsx'));
const ChangePassword = lazyPart(() => import('./ChangePassword.tsx'));

const FORM_SHAPE = (
  <Stack spacing={4}>
    {['first name', 'last name', 'phone', 'language'].map((field) => (
      <Skeleton key={field} variant="rounded" height={64} />
    ))}
  </Stack>
);

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

/** Two columns where there is room, so that no half of the page is empty. */
const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  alignItems: 'start',
  gap: 20,
});

/**
 * `/order/profile`: personal details, color scheme, password, calendars, devices, data and third-party licenses (SH-05,
 * I18N-01, SE-01, DOM-21, DOM-25, OP-14).
 */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const failed = useAppSelector(selectFailedCalls).includes('profile');
  const [isChanging, setChanging] = useState(false);
  const status = profile ? 'ready' : failed ? 'error' : 'loading';
  return (
    <Page {...(profile && { subtitle: profile.email })}>
      <Halves>
        <Stack spacing={5}>
          <Sheet sx={{ padding: 5 }}>
            <DataState status={status} skeleton={FORM_SHAPE} onRetry={() => dispatch(retryStart())}>
              {profile && <ProfileForm profile={profile} />}
            </DataState>
          </Sheet>
          <Sheet sx={{ padding: 5 }}>
            <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
              {t('look')}
            </Typography>
            <ColorSchemeChoice />
          </Sheet>
          <Sheet sx={{ padding: 5 }}>
            <Typography variant="h2">{t('password.title')}</Typography>
            <Typography sx={{ marginBlock: 2, color: (theme) => theme.vars.color.ink2 }}>
              {t('password.text')}
            </Typography>
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {t('password.change')}
            </Button>
            {isChanging && (
              <Suspense>
                <ChangePassword onClose={() => setChanging(false)} />
              </Suspense>
            )}
          </Sheet>
          <Sheet sx={{ padding: 5 }}>
            <Typography variant="h2">{t('devices.title')}</Typography>
            <Typography sx={{ marginBlock: 2, color: (theme) => theme.vars.color.ink2 }}>
              {t('devices.text')}
            </Typography>
            <Devices />
          </Sheet>
          <Sheet sx={{ padding: 5 }}>
            <Typography variant="h2">{t('data.title')}</Typography>
            <Typography sx={{ marginBlock: 2, color: (theme) => theme.vars.color.ink2 }}>{t('data.text')}</Typography>
            <YourData />
          </Sheet>
          <Links>
            <AccessibilityLink />
            <RoomyLink href="/third-party-licenses.txt" target="_blank" rel="noreferrer">
              {t('licenses')}
            </RoomyLink>
          </Links>
        </Stack>
        <Stack spacing={5}>
          <Sheet sx={{ padding: 5 }}>
            <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
              {t('notifications')}
            </Typography>
            <NotificationSettings />
          </Sheet>
          <Suspense>
            <CalendarFeeds />
          </Suspense>
        </Stack>
      </Halves>
    </Page>
  );
}
