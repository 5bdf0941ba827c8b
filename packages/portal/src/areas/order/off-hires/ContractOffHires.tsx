import type { OffHire } from '@hireyard/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageLink } from '../../../pages/PageLink.tsx';
import { Panel } from '../../../pages/Panel.tsx';
import { OffHireStatusChip } from '../../../rental/OffHireStatusChip.tsx';
import { LinkedRows } from './LinkedRows.ts';
import { stands } from './stands.ts';

/** Off-hires of a contract, latest first. Nothing where there are none. */
export default function ContractOffHires({ offHires }: { offHires: readonly OffHire[] }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  if (offHires.length === 0) return null;
  return (
    <Panel title={t('page.ofContract')}>
      <LinkedRows>
        {offHires.map((offHire) => (
          <li key={offHire.id}>
            <span>
              <PageLink to={`/order/off-hires/${offHire.id}`}>{offHire.number ?? t('page.noNumber')}</PageLink>
              {stands(offHire) && <span>{` · ${format.dateTime(offHire.offRentAt, offHire.depot.timeZone)}`}</span>}
            </span>
            <OffHireStatusChip offHire={offHire} />
          </li>
        ))}
      </LinkedRows>
    </Panel>
  );
}
