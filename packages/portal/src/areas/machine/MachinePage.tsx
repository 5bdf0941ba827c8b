import {
  addDays,
  type CertificateStanding,
  endOfRent,
  getMachine,
  localDateIn,
  type MachineCertificate,
  type MachinePassport,
  ON_RENT_STATUSES,
  PASSPORT_DAYS,
} from '@hireyard/contract';
import { contactValue, DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Tone } from '@hireyard/ui/theme';
import { tokens } from '@hireyard/ui/theme';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { selectProductNames } from '../../client/product-names.ts';
import { useAddressLines } from '../../i18n/address-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailPage } from '../../lists/DetailPage.tsx';
import { FormLink } from '../../lists/FormLink.tsx';
import { Blocks } from '../../pages/Blocks.tsx';
import { Columns } from '../../pages/Columns.tsx';
import { PageLink } from '../../pages/PageLink.tsx';
import { Panel, PanelNote, PanelRows } from '../../pages/Panel.tsx';
import { linkStyles, TextLink } from '../../pages/TextLink.ts';
import { useMachineCodes } from '../../rental/line-columns.tsx';
import { ProductPicture } from '../../rental/ProductPicture.tsx';
import { productName } from '../../rental/product-name.ts';
import { StatusOfLine } from '../../rental/StatusOfLine.tsx';
import { selectMayHaveRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';

const PaperRows = styled(PanelRows)(({ theme }) => ({ '& a': linkStyles(theme) }));

interface Part {
  readonly machine: MachinePassport;
}

const TONES: { readonly [S in CertificateStanding]: Tone } = { valid: 'success', ending: 'warning', ended: 'error' };

/** One below the other on a phone, where a thumb reaches each of them. */
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [tokens.media.belowNavigation]: { flexDirection: 'column', alignItems: 'stretch', inlineSize: '100%' },
});

/** Actions on the machine. The server names the available ones. */
function Actions({ machine: { id, actions } }: Part) {
  const { t } = useTranslation('machine');
  const forms = [
    { action: 'report', to: `/request/requests/add?machine=${id}`, label: t('report'), variant: 'contained' },
    { action: 'offHire', to: `/order/off-hires/add?line=${id}`, label: t('callOff'), variant: 'outlined' },
    { action: 'extend', to: `/order/extensions/add?line=${id}`, label: t('extend'), variant: 'outlined' },
  ] as const;
  const available = forms.filter(({ action }) => actions.includes(action));
  if (available.length === 0) return null;
  return (
    <Buttons>
      {available.map(({ action, to, label, variant }) => (
        <Button key={action} component={FormLink} to={to} variant={variant}>
          {label}
        </Button>
      ))}
    </Buttons>
  );
}

/** True for a machine that is not on rent any more. */
const isOffRent = ({ status }: MachinePassport) => !ON_RENT_STATUSES.includes(status);

/** Returns the local day on which rent ends; null if open-ended. */
function endOf(machine: MachinePassport): string | null {
  const end = endOfRent(machine);
  return end && localDateIn(end, machine.depot.timeZone);
}

function Warnings({ machine }: Part) {
  const { t } = useTranslation('machine');
  const format = useFormat();
  const end = endOf(machine);
  const warnings = machine.certificates.filter(({ standing }) => standing !== 'valid');
  return (
    <>
      {isOffRent(machine) && end !== null && (
        <Alert severity="info">{t('offRent', { date: format.date(addDays(end, PASSPORT_DAYS)) })}</Alert>
      )}
      {!isOffRent(machine) &&
        warnings.map(({ number, title, until, standing }) => (
          <Alert key={number} severity={standing === 'ended' ? 'error' : 'warning'}>
            {t(standing === 'ended' ? 'certificates.expired' : 'certificates.expires', {
              what: title ?? t('certificates.untitled'),
              date: until === null ? '' : format.date(until),
            })}
          </Alert>
        ))}
    </>
  );
}

/** Place, period and contract. */
function Facts({ machine }: { machine: MachinePassport | undefined }) {
  const { t } = useTranslation('machine');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const address = useAddressLines(machine?.address);
  const end = machine && endOf(machine);
  return (
    <DefinitionList
      loading={machine === undefined}
      items={[
        {
          label: t('facts.project'),
          value: machine?.project && (
            <PageLink to={`/order/company/projects/${machine.project.id}`}>{machine.project.name}</PageLink>
          ),
        },
        { label: t('facts.address'), value: linesValue(address) },
        { label: t('facts.since'), value: machine && format.day(machine.onRentAt, machine.depot.timeZone) },
        {
          label: machine && isOffRent(machine) ? t('facts.ended') : t('facts.until'),
          value: end ? format.date(end) : order('openEnded'),
        },
        {
          label: t('facts.contract'),
          value: machine && <PageLink to={`/order/contracts/${machine.contractId}`}>{machine.contractNumber}</PageLink>,
        },
        { label: t('facts.serialNumber'), value: machine?.serialNumber },
        { label: t('facts.depot'), value: machine && contactValue({ ...machine.depot, email: null }) },
      ]}
    />
  );
}

function Certificate({ certificate }: { certificate: MachineCertificate }) {
  const { t } = useTranslation('machine');
  const format = useFormat();
  const { number, title, until, standing, documentId } = certificate;
  const name = [title ?? t('certificates.untitled'), number].join(' · ');
  return (
    <li>
      <div>
        {documentId === null ? <span>{name}</span> : <PageLink to={`/order/documents/${documentId}`}>{name}</PageLink>}
        <div>{until === null ? t('certificates.endless') : t('certificates.until', { date: format.date(until) })}</div>
      </div>
      <StatusChip tone={TONES[standing]}>{t(`certificates.standing.${standing}`)}</StatusChip>
    </li>
  );
}

function Certificates({ machine: { certificates } }: Part) {
  const { t } = useTranslation('machine');
  return (
    <Panel title={t('certificates.title')}>
      {certificates.length === 0 && <PanelNote>{t('certificates.none')}</PanelNote>}
      <PaperRows>
        {certificates.map((one) => (
          <Certificate key={one.number} certificate={one} />
        ))}
      </PaperRows>
    </Panel>
  );
}

/** Papers of the product, of the machine and of its contract. */
function Papers({ machine: { manualUrl, safetySheetUrl, papers } }: Part) {
  const { t } = useTranslation('machine');
  const { t: document } = useTranslation('document');
  const addresses = [
    { label: t('papers.manual'), href: manualUrl },
    { label: t('papers.safetySheet'), href: safetySheetUrl },
  ].filter(({ href }) => href !== null);
  return (
    <Panel title={t('papers.title')}>
      {addresses.length + papers.length === 0 && <PanelNote>{t('papers.none')}</PanelNote>}
      <PaperRows>
        {addresses.map(({ label, href }) => (
          <li key={label}>
            <TextLink href={href ?? ''} target="_blank" rel="noreferrer">
              {label}
            </TextLink>
          </li>
        ))}
        {papers.map(({ id, type, number, title }) => (
          <li key={id}>
            <PageLink to={`/order/documents/${id}`}>
              {title ?? document('numbered', { type: document(`type.${type}`), number })}
            </PageLink>
          </li>
        ))}
      </PaperRows>
    </Panel>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Pictures of the product, so that a worker sees whether it is the machine. */
function Pictures({ machine: { pictures, productCode } }: Part) {
  const names = useAppSelector(selectProductNames);
  const name = productName(names, productCode);
  if (!pictures?.length) return null;
  return (
    <Row>
      {pictures.map((id) => (
        <ProductPicture key={id} id={id} name={name} width={160} height={120} />
      ))}
    </Row>
  );
}

/** Specifications, meter, fuel and consumption, as far as they are known. */
function Details({ machine }: Part) {
  const { t } = useTranslation('machine');
  const { t: orders } = useTranslation('orders');
  const { t: co2 } = useTranslation('co2');
  const format = useFormat();
  const { specs, energy, readings, consumption, depot } = machine;
  const read = (kind: (typeof readings)[number]['kind'], unit: string) => {
    const reading = readings.find((one) => one.kind === kind);
    if (!reading) return null;
    const value = `${format.number(reading.value, { maximumFractionDigits: 1 })} ${unit}`;
    return t('details.read', { value, date: format.day(reading.at, depot.timeZone) });
  };
  const use = consumption && {
    value: `${format.number(Number(consumption.perHour))} ${consumption.fuel === 'electricity' ? 'kWh' : 'l'}`,
    fuel: co2(`fuels.${consumption.fuel}`),
  };
  const items = [
    {
      label: t('details.product'),
      value: linesValue(specs.map(({ key, value }) => orders(`spec.${key}`, { value: format.number(value) }))),
    },
    { label: t('details.energy'), value: energy === 'none' ? null : orders(`energy.${energy}`) },
    { label: t('details.hours'), value: read('cumulativeOperatingHours', 'h') },
    { label: t('details.fuelLeft'), value: read('fuelRemaining', '%') },
    { label: t('details.consumption'), value: use && t('details.perHour', use) },
  ].filter(({ value }) => value !== null);
  return items.length > 0 && <DefinitionList items={items} />;
}

/** Three buttons, one below the other, for users who may act. */
const PHONE_ROOM = { subtitle: 56, actions: 148 };
const PHONE_ROOM_TO_READ = { subtitle: 56, actions: 0 };
const mayCallOff = selectMayHaveRight('contract-off-hire');

/** Passport of a machine on rent, for a worker who has scanned its code (PP-01). */
export default function MachinePage() {
  const { t } = useTranslation('machine');
  const { fleetNumber = '' } = useParams();
  const names = useAppSelector(selectProductNames);
  const codes = useMachineCodes();
  const read = useRead(getMachine, { params: { fleetNumber } });
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/contracts', label: t('back') }}
      title={({ productCode, fleetNumber: number }) => `${productName(names, productCode)} · ${number}`}
      subtitle={(machine) => (
        <>
          <StatusOfLine line={machine} />
          <span>{codes(machine)}</span>
        </>
      )}
      actions={(machine) => <Actions machine={machine} />}
      phoneRoom={useAppSelector(mayCallOff) ? PHONE_ROOM : PHONE_ROOM_TO_READ}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(machine) => (
        <>
          {machine && <Warnings machine={machine} />}
          {machine && <Pictures machine={machine} />}
          <Columns>
            <Blocks>
              <Facts machine={machine} />
              {machine && <Certificates machine={machine} />}
            </Blocks>
            {machine && (
              <Blocks>
                <Papers machine={machine} />
                <Details machine={machine} />
              </Blocks>
            )}
          </Columns>
        </>
      )}
    </DetailPage>
  );
}
