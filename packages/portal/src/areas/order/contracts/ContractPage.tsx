import type { Contract, ContractDetailLine, PostalAddress } from '@hireyard/contract';
import { ContractOverview, type DataColumn, DataList, DataState, ListSheet, TwoLines } from '@hireyard/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { type Format, localDateOf } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Failure, problemOf } from '../../../pages/Failure.tsx';
import { Page } from '../../../pages/Page.tsx';
import type { CameFrom } from '../../../rental/ContractLink.tsx';
import { useLineColumns, useMachineCodes } from '../../../rental/line-columns.tsx';
import { hasRates, selectPricesVisible } from '../../../rental/prices.ts';
import { productName } from '../../../rental/product-name.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useContractQuery } from './contract-endpoints.ts';

const Blocks = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const Section = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0, marginBlockEnd: 10 }));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  // A touch target of 44 px that mostly uses the page's padding.
  paddingBlock: 10,
  marginBlock: '-10px -4px',
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** Leads back to the list with the same filters, sorting and page. */
function BackToList() {
  const { t } = useTranslation('order');
  const { list = '' } = (useLocation().state ?? {}) as CameFrom;
  return <Back to={{ pathname: '/order/contracts', search: list }}>{t('contract.back')}</Back>;
}

function addressLines(
  { name, line1, line2, postalCode, city, region, country }: PostalAddress,
  language: string,
): string[] {
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [name, line1, line2, `${postalCode} ${city}`, region, countryName].filter((line) => !!line).map(String);
}

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
      cell: (period) => (period.amount === null ? '–' : format.money(period.amount)),
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
  const { currentData: contract, error, isFetching, refetch } = useContractQuery({ params: { id } });
  const failed = error !== undefined && !isFetching && contract === undefined;
  const problem = failed ? problemOf(error) : null;
  return (
    <Page
      eyebrow={<BackToList />}
      {...(contract && { title: t('contract.numbered', { number: contract.number }) })}
      subtitle={contract ? t(`contractStatus.${contract.status}`) : '\u00a0'}
    >
      {problem?.status === 404 && (
        <DataState status="empty" title={t('contract.gone.title')} text={t('contract.gone.text')} />
      )}
      {problem !== null && problem.status !== 404 && <Failure problem={problem} onRetry={refetch} />}
      {problem === null && (
        <Blocks>
          <ContractOverview contract={contract && overviewOf(contract, format, i18n.language, t('openEnded'))} />
          <Lines lines={contract?.lines} />
        </Blocks>
      )}
    </Page>
  );
}
