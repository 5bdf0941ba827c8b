import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { FormSheet } from '../../../pages/Sheet.tsx';
import { LinesPage } from './LinesPage.tsx';
import { OffHireFields } from './OffHireFields.tsx';
import { OffHireSaving } from './OffHireSaving.tsx';
import { UndoCountdown } from './UndoCountdown.tsx';
import { useOffHireForm } from './use-off-hire-form.ts';
import type { Rented } from './use-rented-lines.ts';

const Sentence = styled('span')({ flexBasis: '100%' });

function OffHireForm(rented: Rented) {
  const { t } = useTranslation('offHires');
  const { endpointForm, files, timeZone, secondsLeft, cancelCountdown, frame } = useOffHireForm(rented);
  const { form } = endpointForm;
  const count = useWatch({ control: form.control, name: 'lines' }).length;
  const isWaiting = secondsLeft !== null;
  return (
    <FormSheet>
      <EndpointFormFrame
        {...frame}
        endpointForm={endpointForm}
        label={t('add.title')}
        submit={count > 0 ? t('add.submit', { count }) : t('add.title')}
        summary={
          isWaiting ? (
            <UndoCountdown left={secondsLeft} onUndo={cancelCountdown} />
          ) : (
            <>
              <OffHireSaving control={form.control} timeZone={timeZone} />
              <Sentence>{t('stopsWith')}</Sentence>
            </>
          )
        }
        cancel={!isWaiting && <CancelButton to={rented.back} />}
      >
        <OffHireFields form={form} lines={rented.lines} rulesOf={rented.rulesOf} files={files} disabled={isWaiting} />
      </EndpointFormFrame>
    </FormSheet>
  );
}

/** Calls off machines at one place, of one or more contracts: `?contract=…&line=…` (DOM-03). */
export default function AddOffHirePage() {
  return <LinesPage action="offHire">{(rented) => <OffHireForm {...rented} />}</LinesPage>;
}
