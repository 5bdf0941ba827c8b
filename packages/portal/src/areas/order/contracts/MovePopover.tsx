import {
  daysBetween,
  estimateExtension,
  estimateOffHire,
  extendLines,
  extensionIssue,
  getRentedLines,
  isLineOverdue,
  localDateIn,
  piecesOnRent,
} from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { selectProductNames } from '../../../client/product-names.ts';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { AskedMove } from './movable-end.ts';
import { formOf } from './planned-forms.ts';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  inlineSize: 'min(22rem, calc(100vw - 32px))',
  padding: 16,
  '& h2, & p': { margin: 0 },
  '& h2': { fontSize: '1rem', fontWeight: 650 },
  '& small': { display: 'block', color: theme.vars.color.ink2 },
}));
const Price = styled('p')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Cost of a later end, or saving of an earlier one. Empty without price rights. */
function MovePrice({ move }: { move: AskedMove }) {
  const { t } = useTranslation('planning');
  const { line, to, day } = move;
  const isLater = day > to;
  const cost = useRead(estimateExtension, { body: { lines: [{ lineId: line.id, to: day }] } }, { skip: !isLater })
    .currentData?.added;
  const rented = useRead(getRentedLines, { query: { contract: [], line: [line.id] } }, { skip: isLater }).currentData;
  const [machine] = rented?.lines ?? [];
  const quantity = machine ? piecesOnRent(machine) : 0;
  const saving = useRead(
    estimateOffHire,
    // Noon of the day in any time zone: rent is charged by days.
    { body: { lines: [{ lineId: line.id, quantity }], offRentAt: `${day}T12:00:00Z` } },
    { skip: isLater || quantity === 0 },
  ).currentData?.saved;
  const money = isLater ? cost : saving;
  if (!money) return null;
  const isNothing = Number(money.amount) === 0;
  const [change, noChange] = isLater
    ? (['move.adds', 'move.addsNothing'] as const)
    : (['move.saves', 'move.savesNothing'] as const);
  return (
    <Price>
      <span>
        {t(isNothing ? noChange : change)}
        <small>{t('move.excludes')}</small>
      </span>
      {!isNothing && <Amount {...money} />}
    </Price>
  );
}

/** Asks, beside a bar whose end was moved, whether the machine is extended or called off. */
export default function MovePopover({ move, onClose }: { move: AskedMove; onClose: () => void }) {
  const { t } = useTranslation('planning');
  const format = useFormat();
  const { issue: issueText, problem: problemText } = useSentences();
  const names = useAppSelector(selectProductNames);
  const heading = useId();
  const extend = useAction(extendLines);
  const [isDone, setDone] = useState(false);
  const { line, to, day, anchor } = move;
  const isLater = day > to;
  // The bar of an overdue machine ends today.
  const agreed =
    isLineOverdue(line) && line.expectedOffRentAt ? localDateIn(line.expectedOffRentAt, line.depot.timeZone) : to;
  const rented = useRead(getRentedLines, { query: { contract: [], line: [line.id] } }).currentData;
  const [machine] = rented?.lines ?? [];
  const rules = rented?.depots.find(({ id }) => id === machine?.depot.id)?.rules;
  const refusal = isLater && machine && rules && !isDone ? extensionIssue(machine, day, rules) : null;
  const days = Math.abs(daysBetween(agreed, day));
  const save = async () => {
    const result = await extend.run({ body: { lines: [{ lineId: line.id, to: day }], reason: null } });
    if (result?.ok) setDone(true);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading } }}
    >
      <Body>
        <h2 id={heading}>
          {wholeNumbers([productName(names, line.productCode), line.fleetNumber].filter(Boolean).join(' · '))}
        </h2>
        <p>
          {t('move.ends', { before: format.date(agreed), after: format.date(day) })}
          <small>{t(isLater ? 'move.longer' : 'move.shorter', { count: days })}</small>
        </p>
        {!isDone && <MovePrice move={move} />}
        <div role="status">
          {refusal && <Alert severity="warning">{issueText(refusal)}</Alert>}
          {extend.problem && <Alert severity="error">{problemText(extend.problem)}</Alert>}
          {isDone && <Alert severity="success">{t('move.done', { date: format.date(day) })}</Alert>}
        </div>
        <Buttons>
          {isLater && !isDone && (
            <Button
              variant="contained"
              autoFocus
              loading={extend.isWorking}
              disabled={!rules || refusal !== null}
              onClick={() => void save()}
            >
              {t('actions.extend')}
            </Button>
          )}
          {!isDone && (
            <Button
              variant={isLater ? 'outlined' : 'contained'}
              component={FormLink}
              to={formOf(to, line, day)}
              onClick={onClose}
            >
              {t(isLater ? 'move.details' : 'actions.offHire')}
            </Button>
          )}
          <Button onClick={onClose}>{t(isDone ? 'move.close' : 'move.cancel')}</Button>
        </Buttons>
      </Body>
    </Popover>
  );
}
