import type { RentedMachine } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { Loader } from '@hireyard/ui/components/Loader';
import { tokens } from '@hireyard/ui/theme';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { problemOf } from '../../../http/problem.ts';
import { streetThenCity } from '../../../i18n/address-lines.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LeaveLink } from '../../../lists/LeaveLink.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { Page } from '../../../pages/Page.tsx';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { useLineStatusText } from '../../../rental/StatusOfLine.tsx';
import { useMachineName } from './MachinesField.tsx';
import { type Rented, useRentedLines } from './use-rented-lines.ts';

/** As wide as the form below it. */
export const Note = styled(Alert)({
  maxInlineSize: '40rem',
  [tokens.media.aside]: { maxInlineSize: 'none' },
  '& ul': { margin: 0, marginBlockStart: 4, paddingInlineStart: 18 },
});

/** Lists the lines that the form excludes, with the reason. */
export function LinesNote({
  severity = 'info',
  text,
  lines,
  reasonOf,
}: {
  severity?: 'info' | 'error';
  text: string;
  lines: readonly RentedMachine[];
  reasonOf: (line: RentedMachine) => string;
}) {
  const nameOf = useMachineName();
  if (lines.length === 0) return null;
  return (
    <Note severity={severity}>
      {text}
      <ul>
        {lines.map((line) => (
          <li key={line.id}>{wholeNumbers(`${nameOf(line)} – ${reasonOf(line)}`)}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Returns the place and the depot of a machine in one line. */
export function usePlaceText() {
  const { t } = useTranslation('order');
  return ({ project, address, depot }: Pick<RentedMachine, 'project' | 'address' | 'depot'>): string =>
    [
      project?.name,
      ...streetThenCity(address).filter((part) => part !== project?.name),
      `${t('filters.depot')}: ${depot.name}`,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Returns why a machine can be neither called off nor extended. */
export function useReason() {
  const { t } = useTranslation('order');
  const statusText = useLineStatusText();
  return (line: RentedMachine) =>
    line.status === 'onRent' && line.expectedOffRentAt === null ? t('openEnded') : statusText(line);
}

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
  const reasonOf = useReason();
  const placeText = usePlaceText();
  const { read, rented } = useRentedLines(action);
  const { failure, refetch } = read;
  const subtitle = () => {
    const first = rented?.lines[0];
    if (!rented || !first) return undefined;
    if (action === 'offHire' && rented.sites.length === 1) return placeText(first);
    if (action === 'offHire') return t('sites', { count: rented.sites.length });
    const contracts = new Set(rented.lines.map(({ contractNumber }) => contractNumber));
    return contracts.size === 1
      ? `${t('page.contract')} ${first.contractNumber} · ${first.city}`
      : order('contracts.contractCount', { count: contracts.size });
  };
  const content = () => {
    if (!rented) return failure === undefined ? <Loader /> : <Failure problem={problemOf(failure)} onRetry={refetch} />;
    const { lines, refused, query, back } = rented;
    return (
      <Blocks>
        <LinesNote text={t(`cannot.${action}`, { count: refused.length })} lines={refused} reasonOf={reasonOf} />
        {lines.length === 0 ? (
          <DataState
            status="empty"
            {...(query === ''
              ? { title: t('noneChosen.title'), text: t('noneChosen.text') }
              : { title: t('noneLeft') })}
            action={
              <Button component={LeaveLink} to={back} variant="contained">
                {t('extend.back')}
              </Button>
            }
          />
        ) : (
          <Fragment key={query}>{children(rented)}</Fragment>
        )}
      </Blocks>
    );
  };
  return <Page subtitle={subtitle()}>{content()}</Page>;
}
