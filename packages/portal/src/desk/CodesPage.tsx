import { listDeskMachines, MAX_CODES } from '@hireyard/contract/desk';
import { DataState } from '@hireyard/ui/components/DataState';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { Select } from '@hireyard/ui/components/Select';
import { TextArea } from '@hireyard/ui/components/TextArea';
import { PrintIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { notesOf } from '../forms/notes-of.ts';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { Page } from '../pages/Page.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { usePrinting } from '../scan/use-printing.ts';
import { CodeSheets } from './CodeSheets.tsx';
import { type CodedMachine, numbersIn, SHEET } from './coded-machines.ts';
import { useDeskAccount } from './desk-account.ts';

const Fields = styled('div')({ display: 'grid', gap: 16, maxInlineSize: '40rem', marginBlockEnd: 20 });

/** Prints the codes of machines, ten to a sheet, by depot or by fleet number (PP-03). */
export default function CodesPage() {
  const { t } = useTranslation('deskCodes');
  const [from, setFrom] = useState<'depot' | 'numbers'>('depot');
  return (
    <Page title={t('title')} subtitle={t('text')}>
      <Fields>
        <SegmentedControl
          label={t('which')}
          segments={[
            { value: 'depot', label: t('ofDepot') },
            { value: 'numbers', label: t('byNumber') },
          ]}
          value={from}
          onChange={(_, value) => setFrom(value === 'numbers' ? 'numbers' : 'depot')}
        />
      </Fields>
      {from === 'depot' ? <OfDepot /> : <ByNumber />}
    </Page>
  );
}

function OfDepot() {
  const { t } = useTranslation('deskCodes');
  const { t: ofDesk } = useTranslation('desk');
  const { depot, depots } = useDeskAccount();
  const [id, setId] = useState(depot?.id ?? depots[0]?.id ?? '');
  const none =
    id === '' ? { title: ofDesk('depots.empty.title'), text: ofDesk('depots.empty.text') } : { title: t('none') };
  const { currentData, failure, refetch } = useRead(listDeskMachines, { query: { depot: id } }, { skip: id === '' });
  return (
    <>
      <Fields>
        <Select
          label={ofDesk('inbox.depot')}
          value={id}
          onChange={(_, value) => setId(value)}
          options={depots.map((one) => ({ value: one.id, label: one.name }))}
        />
        {currentData?.hasMore && <Alert severity="info">{t('cut', { count: MAX_CODES })}</Alert>}
      </Fields>
      {failure !== undefined && (
        <Sheet>
          <Failure problem={problemOf(failure)} onRetry={() => void refetch()} />
        </Sheet>
      )}
      {failure === undefined && !currentData && id !== '' && <PageLoader />}
      {(currentData || id === '') && <Codes machines={currentData?.items ?? []} empty={none} />}
    </>
  );
}

function ByNumber() {
  const { t } = useTranslation('deskCodes');
  const [text, setText] = useState('');
  const { numbers, tooLong } = numbersIn(text);
  const errorOf = () => {
    if (tooLong) return t('tooLong');
    return numbers.length > MAX_CODES ? t('tooMany', { count: MAX_CODES }) : undefined;
  };
  const error = errorOf();
  return (
    <>
      <Fields>
        <TextArea
          label={t('numbers')}
          hint={t('numbersHint')}
          value={text}
          onChange={(_, value) => setText(value)}
          minRows={4}
          spellCheck={false}
          {...notesOf(error)}
        />
      </Fields>
      {!error && (
        <Codes
          machines={numbers.map((fleetNumber) => ({ fleetNumber, productCode: null }))}
          empty={{ title: t('noNumbers') }}
        />
      )}
    </>
  );
}

/** Preview of the sheets, and the button that prints them. */
function Codes({ machines, empty }: { machines: readonly CodedMachine[]; empty: { title: string; text?: string } }) {
  const { t } = useTranslation('deskCodes');
  const { isPrinting, print } = usePrinting();
  if (machines.length === 0) {
    return (
      <Sheet>
        <DataState status="empty" {...empty} />
      </Sheet>
    );
  }
  const sheets = t('sheets', { count: Math.ceil(machines.length / SHEET) });
  return (
    <>
      <Button variant="contained" startIcon={<PrintIcon />} onClick={print}>
        {t('print', { count: machines.length })}
      </Button>
      <p>{sheets}</p>
      <CodeSheets machines={machines.slice(0, SHEET)} />
      {isPrinting && <CodeSheets machines={machines} printed />}
    </>
  );
}
