import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BackToList } from '../../../lists/WayBack.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Page } from '../../../pages/Page.tsx';
import { CalledOff } from './CalledOff.tsx';
import type { ConfirmationState } from './undoing.ts';

/** Confirms a call-off: `?id=…` for each off-hire. */
export default function CalledOffPage() {
  const { t } = useTranslation('offHires');
  const ids = useSearchParams()[0].getAll('id');
  const { undo } = (useLocation().state ?? {}) as ConfirmationState;
  return (
    <Page eyebrow={<BackToList to="/order/contracts">{t('page.list')}</BackToList>}>
      <Blocks>
        <CalledOff ids={ids} undo={undo} />
      </Blocks>
    </Page>
  );
}
