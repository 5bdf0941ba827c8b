import type { RentedMachine } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { Loader } from '@hireyard/ui/components/Loader';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { problemOf } from '../../../http/problem.ts';
import { streetThenCity } from '../../../i18n/address-lines.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { Page } from '../../../pages/Page.tsx';
import { useLineStatusText } from '../../../rental/StatusOfLine.tsx';
import { useMachineName } from './MachinesField.tsx';
import { type Rented, useRentedLines } from './use-rented-lines.ts';

/** As wide as the form sheet below it. */
export const Note = styled(Alert)({
  maxInlineSize: '40rem',
  '& ul': { margin: 0, marginBlockStart: 4, paddingInlineStart: 18 },
});

/** Lists the lines that the form excludes, with the reason. */
export function LinesNote({
  text,
  lines,
  reasonOf,
}: {
  text: string;
  lines: readonly RentedMachine[];
  reasonOf: (line: RentedMachine) => string;
}) {
  const nameOf = useMachineName();
  if (lines.length === 0) return null;
  return (
    <Note severity="info">
      {text}
      <ul>
        {lines.map((line) => (
          <li key={line.id}>{`${nameOf(line)} – ${reasonOf(line)}`}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Returns the place and the depot of machines in one line. */
const placeText = ({ project, address, depot }: RentedMachine, depotLabel: string): string =>
  [project?.name, ...streetThenCity(address).filter((part) => part !== project?.name), `${depotLabel}: ${depot.name}`]
    .filter(Boolean)
    .join(' · ');

/** Loads the lines in the URL with their rules, then renders the form. */
export function LinesPage({
  action,
  children,
}: {
  action: 'offHire' | 'extend';
  children: (rented: Rented) => ReactNode;
}) {
  const { t } = useTranslation('offHires');
  const { t: order } = useTranslation('order');
  const statusText = useLineStatusText();
  const { read, rented, address } = useRentedLines(action);
  const { failure, refetch } = read;
  const reasonOf = (line: RentedMachine) =>
    line.status === 'onRent' && line.expectedOffRentAt === null ? order('openEnded') : statusText(line);
  const subtitle = () => {
    const first = rented?.lines[0];
    if (!rented || !first) return undefined;
    if (action === 'offHire') return placeText(first, order('filters.depot'));
    const contracts = new Set(rented.lines.map(({ contractNumber }) => contractNumber));
    return contracts.size === 1
      ? `${t('page.contract')} ${first.contractNumber} · ${first.city}`
      : order('contracts.contractCount', { count: contracts.size });
  };
  const content = () => {
    if (!rented)
      return failure === undefined ? <Loader /> : <Failure problem={problemOf(failure)} onRetry={refetch} />;
    const { lines, refused, elsewhere } = rented;
    return (
      <Blocks>
        <LinesNote text={t(`cannot.${action}`, { count: refused.length })} lines={refused} reasonOf={reasonOf} />
        <LinesNote
          text={t('elsewhere.text', { count: elsewhere.length })}
          lines={elsewhere}
          reasonOf={(line) => placeText(line, order('filters.depot'))}
        />
        {lines.length === 0 ? <DataState status="empty" title={t('noneLeft')} /> : <Fragment key={address}>{children(rented)}</Fragment>}
      </Blocks>
    );
  };
  return <Page subtitle={subtitle()}>{content()}</Page>;
}
