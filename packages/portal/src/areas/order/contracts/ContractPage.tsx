import { type Contract, type ContractDetailLine, getContract } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { ContractOverview } from '@hireyard/ui/components/ContractOverview';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { selectPricesVisible } from '../../../client/prices.ts';
import { addressLines } from '../../../i18n/address-lines.ts';
import { type Format, localDateOf } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { useLineColumns, useMachineCodes } from '../../../rental/line-columns.tsx';
import { productName } from '../../../rental/product-name.ts';
import { hasRates } from '../../../rental/rates.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';

const Section = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0, marginBlockEnd: 10 }));

function overviewOf(contract: Contract, format: Format, language: string, openEnded: string) {
  const { timeZone } = contract.depot;
  const day = (instant: string) => localDateOf(instant, timeZone);
  const from = contract.from && format.date(day(contract.from));
  return {
    project: contract.project && `${contract.project.name} (${contract.project.number})`,
    poNumber: contract.poNumber,
    costCode: contract.costCode,
    reference: contract.reference,
    order: contract.orderNumber,
    period:
      contract.from && contract.till
        ? format.dateRange(day(contract.from), day(contract.till))
        : from && `${from} – ${openEnded}`,
    address: addressLines(contract.address, language),
    depot: { name: contract.depot.name, phone: contract.depot.phone },
    siteContact: contract.siteContact,
    ...(contract.spendToDate && { spend: format.money(contract.spendToDate) }),
  };
}

type Period = ContractDetailLine['periods'][number] & { readonly id: string; readonly line: ContractDetailLine };

function usePeriodColumns(priced: boolean): DataColumn<Period>[] {
  const { t } = useTranslation('order');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const codes = useMachineCodes();
  return useMemo(() => {
    const columns: DataColumn<Period>[] = [
      {
        id: 'machine',
        header: t('columns.machine'),
        card: 'title',
        width: '32%',
        cell: ({ line }) => <TwoLines strong first={productName(names, line.productCode)} second={codes(line)} />,
      },
      {
        id: 'dates',
        header: t('columns.period'),
        card: 'pair',
        width: '26%',
        cell: ({ from, till }) => format.dateRange(from, till),
      },
      {
        id: 'kind',
        header: t('contract.kind'),
        card: 'pair',
        cell: ({ kind, days }) => (
          <TwoLines first={t(`contract.kinds.${kind}`)} second={t('contract.days', { count: days })} />
        ),
      },
      {
        id: 'invoice',
        header: t('contract.invoice'),
        card: 'pair',
        cell: ({ invoiceNumber }) => invoiceNumber ?? t('contract.notInvoiced'),
      },
    ];
    const amount: DataColumn<Period> = {
      id: 'amount',
      header: t('contract.amount'),
      card: 'pair',
      align: 'end',
      cell: (period) => (period.amount === null ? '–' : <Amount {...period.amount} />),
    };
    return priced ? [...columns, amount] : columns;
  }, [t, format, names, codes, priced]);
}

function Lines({ lines }: { lines: readonly ContractDetailLine[] | undefined }) {
  const { t } = useTranslation('order');
  const { machine, period, status, rate } = useLineColumns();
  const priced = useAppSelector(selectPricesVisible) && hasRates(lines ?? []);
  const periodColumns = usePeriodColumns(priced);
  const columns = useMemo(() => {
    const shown = [
      { ...machine, width: '36%' },
      { ...period, width: '30%' },
      { ...status, width: '20%' },
    ];
    return (priced ? [...shown, rate] : shown) as DataColumn<ContractDetailLine>[];
  }, [machine, period, status, rate, priced]);
  const periods = lines?.flatMap((line) =>
    line.periods.map((one): Period => ({ ...one, line, id: `${line.id} ${one.kind} ${one.from}` })),
  );
  return (
    <>
      <div>
        <Section>{t('contract.machines')}</Section>
        <ListSheet label={t('contract.machines')}>
          <DataList
            caption={t('contract.machines')}
            columns={columns}
            items={lines}
            keyOf={({ id }) => id}
            skeletonRows={3}
          />
        </ListSheet>
      </div>
      {periods !== undefined && periods.length > 0 && (
        <div>
          <Section>{t('contract.periods')}</Section>
          <ListSheet label={t('contract.periods')}>
            <DataList caption={t('contract.periods')} columns={periodColumns} items={periods} keyOf={({ id }) => id} />
          </ListSheet>
        </div>
      )}
    </>
  );
}

/** One contract: its references, machines and periods, the depot and the site contact. */
export default function ContractPage() {
  const { t, i18n } = useTranslation('order');
  const format = useFormat();
  const { id = '' } = useParams();
  return (
    <DetailPage
      of={useRead(getContract, { params: { id } })}
      back={{ to: '/order/contracts', label: t('contract.back') }}
      title={({ number }) => t('contract.numbered', { number })}
      subtitle={({ status }) => t(`contractStatus.${status}`)}
      gone={{ title: t('contract.gone.title'), text: t('contract.gone.text') }}
    >
      {(contract) => (
        <>
          <ContractOverview contract={contract && overviewOf(contract, format, i18n.language, t('openEnded'))} />
          <Lines lines={contract?.lines} />
        </>
      )}
    </DetailPage>
  );
}
