import { type ContractDetailLine, passportPath } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { selectProductNames } from '../../../client/product-names.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageLink } from '../../../pages/PageLink.tsx';
import { useMachineCodes } from '../../../rental/line-columns.tsx';
import { productName } from '../../../rental/product-name.ts';
import { anotherDayOf } from '../../../rental/StatusOfLine.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { lineAddress } from '../off-hires/line-address.ts';
import { LineMenu } from './LineMenu.tsx';

const Part = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 8,
  '& > a': { paddingBlock: 4, color: theme.vars.color.brand, fontSize: '0.8125rem', fontWeight: 600 },
}));

/** Menu with the actions that the server names for a machine. */
function Menu({ line }: { line: ContractDetailLine }) {
  const { t } = useTranslation('offHires');
  const { t: own } = useTranslation('contract');
  const { t: order } = useTranslation('order');
  const names = useAppSelector(selectProductNames);
  const codes = useMachineCodes();
  const lines = [line.id];
  const again = anotherDayOf(line);
  const actions = [
    ...(again ? [{ id: 'anotherDay', label: order('anotherDay'), href: again }] : []),
    ...(line.actions.includes('extend')
      ? [{ id: 'extend', label: t('extend.title'), href: lineAddress('extend', { lines }) }]
      : []),
    ...(line.actions.includes('offHire')
      ? [{ id: 'offHire', label: t('add.title'), href: lineAddress('offHire', { lines }) }]
      : []),
    ...(line.actions.includes('report')
      ? [{ id: 'report', label: own('report'), href: `/request/requests/add?machine=${line.id}` }]
      : []),
  ];
  if (actions.length === 0) return null;
  if (line.fleetNumber !== null && line.status !== 'planned')
    actions.push({ id: 'passport', label: own('passport'), href: passportPath(line.fleetNumber) });
  const machine = `${productName(names, line.productCode)}, ${codes(line)}`;
  return <LineMenu name={own('actionsFor', { machine })} actions={actions} />;
}

/** Parts of a contract line after its period: open requests about it, and its menu. */
export default function LinePart({ line }: { line: ContractDetailLine }) {
  const { t: own } = useTranslation('contract');
  return (
    <Part>
      {line.requests.map(({ id, number }) => (
        <PageLink key={id} to={`/request/requests/${id}`}>
          {own('request', { number })}
        </PageLink>
      ))}
      <Menu line={line} />
    </Part>
  );
}
