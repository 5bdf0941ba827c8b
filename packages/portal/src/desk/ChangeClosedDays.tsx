import type { Endpoint, Schema } from '@hireyard/contract';
import type { DeskClosedDays } from '@hireyard/contract/desk';
import { useTranslation } from '../i18n/use-translation.ts';
import { ClosedDaysField } from './ClosedDaysField.tsx';
import { MoveDialog } from './MoveDialog.tsx';

interface ChangeClosedDaysProps {
  endpoint: Endpoint;
  schema: Schema;
  closed: DeskClosedDays;
  /** Depot, or undefined for all depots of the company. */
  id?: string;
}

/** Changes closing days, and on which closed days a depot works (DK-20). */
export function ChangeClosedDays({ endpoint, schema, closed, id }: ChangeClosedDaysProps) {
  const { t } = useTranslation('deskDays');
  const { closingDays, workedDays } = closed;
  const ofCompany = id === undefined;
  return (
    <MoveDialog
      {...{ endpoint, schema }}
      id={id ?? ''}
      values={{ closingDays, workedDays }}
      label={t(ofCompany ? 'changeAll' : 'change')}
      done={t('changed')}
      fields={(form) => <ClosedDaysField {...{ form, closed, ofCompany }} />}
    />
  );
}
