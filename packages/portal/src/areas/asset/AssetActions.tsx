import {
  type Asset,
  type AssetAction,
  endAssetMaintenance,
  releaseAsset,
  reportAssetFound,
  reportAssetLost,
  retireAsset,
  startAssetMaintenance,
} from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { MenuButton, type MenuEntry } from '@hireyard/ui/components/MenuButton';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { useAskedAction, useDirectAction } from '../../pages/use-asked-action.ts';
import { useAssetName } from './asset-name.ts';
import type { AssetDialog } from './dialogs.ts';

/** Most likely next actions first. The first available one is the filled button. */
const ORDER = [
  'assign',
  'release',
  'endMaintenance',
  'reportFound',
  'reportDefect',
  'startMaintenance',
  'reportLost',
  'retire',
] as const satisfies readonly AssetAction[];
type Offered = (typeof ORDER)[number];
/** Number of actions outside of the More menu. */
const BUTTONS = 2;

/** Has the same border as the buttons beside it. */
const More = styled(MenuButton)(({ theme }) => ({
  '& > button': { border: `1px solid ${theme.vars.color.lineStrong}` },
}));
/** Makes Cancel on the form return to this page. */
const EditLink = ({ href = '', ...rest }: ComponentProps<'a'>) => <FormLink to={href} {...rest} />;

/** Actions that run at once, and actions that are hard to undo and need a confirmation. */
function useMoves(asset: Asset, name: string) {
  const { t } = useTranslation('asset');
  const common = (action: Offered) => ({
    input: { params: { id: asset.id } },
    done: t(`${action}.done`, { name }),
    isOffered: asset.actions.includes(action),
  });
  return {
    direct: {
      release: useDirectAction({ ...common('release'), endpoint: releaseAsset }),
      endMaintenance: useDirectAction({ ...common('endMaintenance'), endpoint: endAssetMaintenance }),
      reportFound: useDirectAction({ ...common('reportFound'), endpoint: reportAssetFound }),
      startMaintenance: useDirectAction({ ...common('startMaintenance'), endpoint: startAssetMaintenance }),
    },
    withQuestion: {
      reportLost: useAskedAction({ ...common('reportLost'), endpoint: reportAssetLost }),
      retire: useAskedAction({ ...common('retire'), endpoint: retireAsset }),
    },
  };
}
const TONES = { reportLost: 'warning', retire: 'error' } as const;

interface ActionsProps {
  asset: Asset;
  onDialog: (dialog: AssetDialog) => void;
}

/** Actions on an asset. The server lists the allowed ones. */
export function AssetActions({ asset, onDialog }: ActionsProps) {
  const { t } = useTranslation('asset');
  const name = useAssetName()(asset);
  const { direct, withQuestion } = useMoves(asset, name);
  const offered = ORDER.filter((action) => asset.actions.includes(action));

  const choose = (action: Offered) => {
    for (const one of Object.values(direct)) one.clear();
    if (action in direct) void direct[action as keyof typeof direct].button.onClick();
    else if (action in withQuestion) withQuestion[action as keyof typeof withQuestion].ask();
    else onDialog({ name: action as AssetDialog['name'] & Offered });
  };
  const more = offered.slice(BUTTONS).map((action): MenuEntry => {
    return { kind: 'action', id: action, label: t(`${action}.action`), onSelect: () => choose(action) };
  });
  if (asset.actions.includes('edit')) {
    more.unshift({ kind: 'link', id: 'edit', label: t('edit'), href: `/asset/assets/${asset.id}/edit` });
  }
  return (
    <Stack spacing={2}>
      {Object.entries(direct).map(
        ([action, { refused }]) =>
          refused !== null && (
            <Alert key={action} severity="error">
              {refused}
            </Alert>
          ),
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {more.length > 0 && <More label={t('more')} entries={more} LinkComponent={EditLink} />}
        {offered
          .slice(0, BUTTONS)
          .toReversed()
          .map((action) => (
            <Button
              key={action}
              variant={action === offered[0] ? 'contained' : 'outlined'}
              loading={action in direct && direct[action as keyof typeof direct].button.loading}
              onClick={() => choose(action)}
            >
              {t(`${action}.action`)}
            </Button>
          ))}
      </Stack>
      {(['reportLost', 'retire'] as const).map((action) => {
        const { dialog } = withQuestion[action];
        return (
          dialog && (
            <ConfirmDialog
              key={action}
              {...dialog}
              tone={TONES[action]}
              title={t(`${action}.title`, { name })}
              confirmLabel={t(`${action}.action`)}
            >
              {t(`${action}.text`)}
            </ConfirmDialog>
          )
        );
      })}
    </Stack>
  );
}
