import { type Contract, getContract, isLineOverdue, localDateIn } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { ContractOverview } from '@hireyard/ui/rental/ContractOverview';
import type { Tone } from '@hireyard/ui/theme';
import { tokens } from '@hireyard/ui/theme';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import type { Format } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Columns } from '../../../pages/Columns.tsx';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { selectMayHaveRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { ContractActions } from '../off-hires/ContractActions.tsx';
import { ContractBillings } from './ContractBillings.tsx';
import { ContractMachines } from './ContractMachines.tsx';

// Lazy: secondary parts must not delay the page.
const ContractOffHires = lazyPart(() => import('../off-hires/ContractOffHires.tsx'));
const ContractTimeline = lazyPart(() => import('./ContractTimeline.tsx'));

/** A contract has the tone of its lines. A partly off-hired contract is still on rent. */
const CONTRACT_TONE: Readonly<Record<Contract['status'], Tone>> = {
  planned: rentalTone('planned'),
  onRent: rentalTone('onRent'),
  partlyOffHired: rentalTone('onRent'),
  offHired: rentalTone('offHired'),
  returned: rentalTone('returned'),
  closed: rentalTone('closed'),
  cancelled: rentalTone('cancelled'),
};

function overviewOf(contract: Contract, format: Format, address: readonly string[], openEnded: string) {
  const { timeZone } = contract.depot;
  const day = (instant: string) => localDateIn(instant, timeZone);
  const from = contract.from && format.date(day(contract.from));
  return {
    project: contract.project && `${contract.project.name} (${contract.project.number})`,
    poNumber: contract.poNumber,
    costCode: contract.costCode,
    reference: contract.reference,
    order: contract.orderNumber,
    period:
      contract.from && contract.to
        ? format.dateRange(day(contract.from), day(contract.to))
        : from && `${from} – ${openEnded}`,
    address,
    depot: { name: contract.depot.name, phone: contract.depot.phone },
    siteContact: contract.siteContact,
    ...(contract.spendToDate && { spend: format.money(contract.spendToDate) }),
  };
}

/** Lays out ten facts in two full rows. A period wraps between its dates only. */
const FIVE_COLUMNS = {
  textWrap: 'balance',
  [tokens.media.aside]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
};

/** Status of a contract, number of overdue machines, and place. */
function ContractState({ contract }: { contract: Contract }) {
  const { t: own } = useTranslation('contract');
  const format = useFormat();
  const { status, lines, project, city } = contract;
  const overdue = lines.filter(isLineOverdue).length;
  return (
    <>
      <StatusChip tone={CONTRACT_TONE[status]}>{own(`status.${status}`)}</StatusChip>
      {overdue > 0 && (
        <StatusChip tone={rentalTone('overdue')}>{own('overdue', { number: format.number(overdue) })}</StatusChip>
      )}
      <span>{[project?.name, city].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** Two rows of facts, and two rows of buttons for users who may call off. */
const PHONE_ROOM = { subtitle: 56, actions: 88 };
const PHONE_ROOM_TO_READ = { subtitle: 56, actions: 0 };
const mayCallOff = selectMayHaveRight('contract-off-hire');

/** One contract: references, machines with their periods, depot and site contact. */
export default function ContractPage() {
  const { t } = useTranslation('order');
  const { t: own } = useTranslation('contract');
  const format = useFormat();
  const { id = '' } = useParams();
  const read = useRead(getContract, { params: { id } });
  const lines = useAddressLines(read.currentData?.address);
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/contracts', label: own('back') }}
      title={({ number }) => own('numbered', { number })}
      subtitle={(contract) => <ContractState contract={contract} />}
      actions={(contract) => <ContractActions contract={contract} />}
      phoneRoom={useAppSelector(mayCallOff) ? PHONE_ROOM : PHONE_ROOM_TO_READ}
      gone={{ title: own('gone.title'), text: own('gone.text') }}
    >
      {(contract) => (
        <>
          <ContractOverview
            contract={contract && overviewOf(contract, format, lines ?? [], t('openEnded'))}
            sx={FIVE_COLUMNS}
          />
          <Columns>
            <Blocks>
              <ContractMachines lines={contract?.lines} />
              {contract && (
                // The billing periods wait for the code of the off-hires above them.
                <Suspense>
                  <ContractOffHires offHires={contract.offHires} />
                  <ContractBillings lines={contract.lines} />
                </Suspense>
              )}
            </Blocks>
            <Suspense>
              <ContractTimeline contract={contract} />
            </Suspense>
          </Columns>
        </>
      )}
    </DetailPage>
  );
}
