import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import type { ReactNode } from 'react';
import type { Read } from '../api/use-read.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { useDeskRight } from './desk-account.ts';
import { SeesTo } from './SeesTo.tsx';

interface RecordPageProps<Answer> {
  id: string;
  read: Read<Answer>;
  title: (answer: Answer) => string;
  status: (answer: Answer) => ReactNode;
  /** Moves that the record has now. A person who only reads gets none. */
  moves: (answer: Answer) => ReactNode;
  /** Title while the record loads, and where there is none. */
  name: string;
  children: (answer: Answer) => ReactNode;
}

/** Room of the facts, whose names are not known yet. */
const LOADING = Array.from({ length: 6 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

/** The page of one record of the inbox, with what the company can do with it. */
export function RecordPage<Answer>({ id, read, title, status, moves, name, children }: RecordPageProps<Answer>) {
  const { t } = useTranslation('desk');
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={name}>
      <DetailPage
        read={read}
        back={{ to: '/desk', label: t('back') }}
        title={title}
        subtitle={status}
        actions={(answer) => acts && moves(answer)}
        gone={{ title: t('gone.title'), text: t('gone.text') }}
      >
        {(answer) => (
          <>
            <SeesTo id={id} />
            {answer === undefined ? <DefinitionList loading items={LOADING} /> : children(answer)}
          </>
        )}
      </DetailPage>
    </PageTitleContext>
  );
}
