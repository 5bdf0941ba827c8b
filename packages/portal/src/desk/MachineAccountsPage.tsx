import {
  createDeskMachineAccount,
  type DeskMachineAccount,
  listDeskMachineAccounts,
  revokeDeskMachineAccount,
} from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { DataState } from '@hireyard/ui/components/DataState';
import { PlusIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { EndpointFormDialog } from '../forms/EndpointFormDialog.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { problemOf } from '../http/problem.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useArrival } from '../pages/Arrival.tsx';
import { Blocks } from '../pages/Blocks.tsx';
import { Failure } from '../pages/Failure.tsx';
import { Page } from '../pages/Page.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { ShownOnce } from '../pages/ShownOnce.tsx';
import { useAskedAction } from '../pages/use-asked-action.ts';
import { useDeskAccount, useDeskRight } from './desk-account.ts';

interface Made {
  readonly name: string;
  readonly secret: string;
}

/** Accounts of the systems of the operating company (DK-11). */
export default function MachineAccountsPage() {
  const { t } = useTranslation('deskSystems');
  const { company } = useDeskAccount();
  const connects = useDeskRight('desk.connect');
  const { currentData, failure, refetch } = useRead(listDeskMachineAccounts, undefined);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const active = currentData?.items.filter(({ revokedAt }) => revokedAt === null) ?? [];
  const revoked = currentData?.items.filter(({ revokedAt }) => revokedAt !== null) ?? [];
  return (
    <Page
      title={t('title')}
      subtitle={company.name}
      actions={
        connects && (
          <Button variant="contained" startIcon={<PlusIcon />} aria-haspopup="dialog" onClick={() => setMaking(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <Blocks>
        <p style={{ margin: 0 }}>{t('text')}</p>
        {made && (
          <Sheet sx={{ padding: 5 }}>
            <h2 style={{ margin: 0 }}>{made.name}</h2>
            <ShownOnce
              key={made.secret}
              value={made.secret}
              label={t('secret')}
              hint={t('secretHint')}
              copyLabel={t('copy')}
              copied={t('copied')}
              doneLabel={t('finish')}
              onDone={() => setMade(null)}
            />
          </Sheet>
        )}
        {failure !== undefined && (
          <Sheet>
            <Failure problem={problemOf(failure)} onRetry={() => void refetch()} />
          </Sheet>
        )}
        {failure === undefined && !currentData && <PageLoader />}
        {currentData && (
          <Panel title={t('active')} count={active.length}>
            {active.length === 0 && <DataState status="empty" title={t('empty.title')} text={t('empty.text')} />}
            {active.length > 0 && (
              <PanelRows>
                {active.map((account) => (
                  <AccountRow key={account.id} account={account}>
                    {connects && <RevokeButton account={account} onRevoked={() => setMade(null)} />}
                  </AccountRow>
                ))}
              </PanelRows>
            )}
            {!connects && <PanelNote>{t('noRight')}</PanelNote>}
          </Panel>
        )}
        {revoked.length > 0 && (
          <Panel title={t('revoked')} count={revoked.length}>
            <PanelRows>
              {revoked.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </PanelRows>
          </Panel>
        )}
      </Blocks>
      {isMaking && <NewAccount onClose={() => setMaking(false)} onMade={setMade} />}
    </Page>
  );
}

function AccountRow({ account, children }: { account: DeskMachineAccount; children?: ReactNode }) {
  const { t } = useTranslation('deskSystems');
  const format = useFormat();
  const { name, createdAt, createdBy, usedAt, revokedAt } = account;
  const made = { when: format.day(createdAt) };
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <br />
        <small>
          {[
            createdBy === null ? t('made', made) : t('madeBy', { ...made, who: createdBy }),
            usedAt === null ? t('unused') : t('used', { when: format.dateTime(usedAt) }),
            revokedAt && t('revokedAt', { when: format.dateTime(revokedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {children}
    </li>
  );
}

interface RevokeButtonProps {
  account: DeskMachineAccount;
  onRevoked: () => void;
}

/** Revoking asks first: the system's next call is refused. */
function RevokeButton({ account: { id, name, revokedAt }, onRevoked }: RevokeButtonProps) {
  const { t } = useTranslation('deskSystems');
  const { toHeading } = useArrival();
  const { ask, dialog } = useAskedAction({
    endpoint: revokeDeskMachineAccount,
    input: { params: { id } },
    done: () => {
      onRevoked();
      toHeading(t('done', { name }));
    },
    isOffered: revokedAt === null,
  });
  return (
    <>
      <Button variant="outlined" size="small" aria-label={`${t('revoke')} (${name})`} onClick={ask}>
        {t('revoke')}
      </Button>
      {dialog && (
        <ConfirmDialog {...dialog} tone="warning" title={t('ask', { name })} confirmLabel={t('revoke')}>
          {t('askText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function NewAccount({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const { t } = useTranslation('deskSystems');
  const [values] = useState({ name: '' });
  const endpointForm = useEndpointForm({
    endpoint: createDeskMachineAccount,
    schema: deskSchemas.createDeskMachineAccount.body,
    values,
    draftOf: null,
    onSaved: ({ account, secret }) => {
      onMade({ name: account.name, secret });
      onClose();
    },
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('add')}
      text={t('addText')}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <TextField
        form={endpointForm.form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        required
        autoComplete="off"
      />
    </EndpointFormDialog>
  );
}
