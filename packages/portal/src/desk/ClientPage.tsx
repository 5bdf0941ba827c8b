import { APPROVAL_POLICIES, MODULES, type ResponseOf } from '@hireyard/contract';
import { getDeskClient, inviteDeskAdministrator, patchDeskClient, resendDeskInvitation } from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { CheckboxGroupField } from '../forms/CheckboxGroupField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { withTexts } from '../i18n/i18n.ts';
import { LANGUAGE_OPTIONS } from '../i18n/language-options.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { EmailText } from '../pages/EmailText.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { useAskedAction } from '../pages/use-asked-action.ts';
import { MemberStatus } from '../rental/MemberStatus.tsx';
import { ClientStateChip } from './ClientsPage.tsx';
import { useDeskAccount, useDeskRight } from './desk-account.ts';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const ClientUsers = lazyPart(() => withTexts(import('./ClientUsers.tsx'), 'viewAs'));

type Client = ResponseOf<typeof getDeskClient>;

/** Room of the facts while the client loads. */
const LOADING = Array.from({ length: 6 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

/** A client: what the company sets for it, and who manages its users (DK-08). */
export function ClientPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('desk');
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={t('fields.client')}>
      <DetailPage
        read={useRead(getDeskClient, { params: { id } })}
        back={{ to: '/desk/clients', label: t('clients.back') }}
        title={({ name }) => name}
        subtitle={(client) => (
          <>
            <ClientStateChip state={stateOf(client)} />
            <span>{client.customerNumber}</span>
          </>
        )}
        actions={(client) => acts && !client.archived && <Actions client={client} />}
        gone={{ title: t('clients.gone'), text: t('gone.text') }}
      >
        {(client) =>
          client === undefined ? (
            <DefinitionList loading items={LOADING} />
          ) : (
            <>
              <Facts client={client} />
              <Administrators client={client} acts={acts && !client.archived} />
              <Suspense>
                <ClientUsers client={client} />
              </Suspense>
            </>
          )
        }
      </DetailPage>
    </PageTitleContext>
  );
}

const stateOf = ({ archived, blocked }: Client) => {
  if (archived) return 'archived';
  return blocked ? 'blocked' : 'active';
};

function Actions({ client }: { client: Client }) {
  const { t } = useTranslation('desk');
  const { preferredLanguageCode } = useDeskAccount();
  const { id, administrators, policy, modules, showPrices } = client;
  return (
    <>
      <MoveDialog
        primary={administrators.length === 0}
        endpoint={inviteDeskAdministrator}
        schema={deskSchemas.inviteDeskAdministrator.body}
        id={id}
        values={{ email: '', firstName: '', lastName: '', language: preferredLanguageCode }}
        label={t('clients.invite')}
        done={t('clients.invited')}
        fields={(form) => (
          <>
            <TextField form={form} name="email" label={t('account.email')} required type="email" autoComplete="off" />
            <TextField form={form} name="firstName" label={t('clients.firstName')} required autoComplete="off" />
            <TextField form={form} name="lastName" label={t('clients.lastName')} required autoComplete="off" />
            <SelectField
              form={form}
              name="language"
              label={t('clients.language')}
              required
              options={LANGUAGE_OPTIONS}
            />
          </>
        )}
      />
      <MoveDialog
        endpoint={patchDeskClient}
        schema={deskSchemas.patchDeskClient.body}
        id={id}
        values={{ modules, policy, showPrices }}
        label={t('clients.change')}
        done={t('clients.changed')}
        fields={(form) => (
          <>
            <CheckboxGroupField
              form={form}
              name="modules"
              label={t('clients.modules')}
              options={MODULES.map((value) => ({ value, label: t(`clients.moduleNames.${value}`) }))}
            />
            <CheckboxField form={form} name="showPrices" label={t('clients.showPrices')} />
            <CheckboxField form={form} name="policy.poRequired" label={t('clients.poRequired')} />
            <TextField
              form={form}
              name="policy.poPattern"
              label={t('clients.poPattern')}
              hint={t('clients.poPatternHint')}
            />
            <CheckboxField form={form} name="policy.projectRequired" label={t('clients.projectRequired')} />
            <CheckboxField form={form} name="policy.costCodeRequired" label={t('clients.costCodeRequired')} />
            <SelectField
              form={form}
              name="policy.approval"
              label={t('clients.approval')}
              required
              options={APPROVAL_POLICIES.map((value) => ({ value, label: t(`clients.approvals.${value}`) }))}
            />
          </>
        )}
      />
      <BlockButton client={client} />
    </>
  );
}

/** Blocking asks first: from then on nobody of the client orders. */
function BlockButton({ client: { id, name, blocked } }: { client: Client }) {
  const { t } = useTranslation('desk');
  const { ask, dialog } = useAskedAction({
    endpoint: patchDeskClient,
    input: { params: { id }, body: { blocked: true } },
    done: t('clients.changed'),
    isOffered: !blocked,
  });
  if (blocked)
    return (
      <MoveButton
        endpoint={patchDeskClient}
        input={{ params: { id }, body: { blocked: false } }}
        label={t('clients.unblock')}
        done={t('clients.changed')}
      />
    );
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        {t('clients.block')}
      </Button>
      {dialog && (
        <ConfirmDialog
          {...dialog}
          tone="warning"
          title={t('clients.blockTitle', { name })}
          confirmLabel={t('clients.block')}
        >
          {t('clients.blockText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function Facts({ client }: { client: Client }) {
  const { t } = useTranslation('desk');
  const { policy, modules, rentalContact, depot } = client;
  const required = [
    policy.poRequired && t('clients.poNumber'),
    policy.projectRequired && t('clients.project'),
    policy.costCodeRequired && t('clients.costCode'),
  ].filter((one) => one !== false);
  return (
    <DefinitionList
      items={[
        { label: t('clients.vatNumber'), value: client.vatNumber },
        { label: t('clients.peppolId'), value: client.peppolId },
        { label: t('inbox.depot'), value: depot?.name },
        { label: t('clients.contact'), value: contactValue(rentalContact) },
        { label: t('clients.modules'), value: modules.map((module) => t(`clients.moduleNames.${module}`)).join(', ') },
        { label: t('clients.prices'), value: t(client.showPrices ? 'clients.pricesShown' : 'clients.pricesHidden') },
        { label: t('clients.required'), value: required.join(', ') },
        { label: t('clients.poPattern'), value: policy.poPattern },
        { label: t('clients.approval'), value: t(`clients.approvals.${policy.approval}`) },
      ]}
    />
  );
}

const Person = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

function Administrators({ client: { id, administrators }, acts }: { client: Client; acts: boolean }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (
    <Panel title={t('clients.administrators')} count={administrators.length}>
      {administrators.length === 0 && <PanelNote>{t('clients.nobody')}</PanelNote>}
      {administrators.length > 0 && (
        <PanelRows>
          {administrators.map(({ id: userId, firstName, lastName, email, status, invitation }) => (
            <li key={userId}>
              <span>
                <Person>
                  <strong>{`${firstName} ${lastName}`}</strong>
                  <MemberStatus status={status} invitation={invitation} manages />
                </Person>
                <small>
                  {[email, invitation && t('clients.expires', { at: format.dateTime(invitation.expiresAt) })]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {acts && status === 'invited' && (
                <span>
                  <MoveButton
                    endpoint={resendDeskInvitation}
                    input={{ params: { id, userId } }}
                    label={t('clients.resend')}
                    done={t('clients.invited')}
                  />
                </span>
              )}
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

/** Phone and e-mail of the client's contact at the company, a line each. */
const contactValue = ({ phone, email }: Client['rentalContact']) =>
  (phone || email) && (
    <>
      {phone && <div>{phone}</div>}
      {email && (
        <div>
          <EmailText>{email}</EmailText>
        </div>
      )}
    </>
  );
