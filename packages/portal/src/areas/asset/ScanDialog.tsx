import { type AssetSummary, listAssets, searchable } from '@hireyard/contract';
import { nameKey } from '@hireyard/contract/name-key';
import { FormDialog } from '@hireyard/ui/components/FormDialog';
import { TextField } from '@hireyard/ui/components/TextField';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { notesOf } from '../../forms/notes-of.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { problemOf } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageIn } from '../../scan/label-text.ts';
import { Viewer } from '../../scan/Viewer.tsx';

/** Numbers are the same if they look the same, whatever their blanks. */
const keyOf = (tag: string | null) => (tag === null ? null : nameKey(tag).replaceAll(' ', ''));
/** Returns the asset with exactly this number, or the only search result. */
function matchIn(items: readonly AssetSummary[], number: string): AssetSummary | undefined {
  const same = items.find(({ tag }) => keyOf(tag) === keyOf(number));
  return same ?? (items.length === 1 ? items[0] : undefined);
}

/** Opens an asset by its scanned or entered number. */
export default function ScanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('asset');
  const { problem: sentenceOf } = useSentences();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [searchText, setSearchText] = useState<string | null>(null);
  const input = { query: { q: searchable(searchText ?? ''), size: 20 } };
  const { currentData: matches, failure, isFetching } = useRead(listAssets, input, { skip: !searchText });
  const match = matches && searchText ? matchIn(matches.items, searchText) : undefined;
  useEffect(() => {
    if (match) void navigate(`/asset/assets/${match.id}`);
  }, [match, navigate]);
  const onCode = (text: string) => {
    const page = pageIn(text);
    if (page) void navigate(page);
    else setSearchText(text);
  };

  const errorOf = () => {
    if (searchText === '') return t('scan.empty');
    return matches && searchText && !match ? t('scan.notFound', { number: searchText }) : undefined;
  };
  return (
    <FormDialog
      open
      title={t('scan.title')}
      text={t('scan.text')}
      submitLabel={t('scan.action')}
      // A hand scanner types the text of the code.
      onSubmit={() => onCode(number.trim())}
      onClose={onClose}
      working={isFetching}
      {...(failure !== undefined && { error: sentenceOf(problemOf(failure)) })}
    >
      <Viewer onCode={onCode} field={field} />
      <TextField
        label={t('facts.tag')}
        inputRef={field}
        value={number}
        onChange={(_, entered) => {
          setNumber(entered);
          setSearchText(null);
        }}
        {...notesOf(errorOf())}
      />
    </FormDialog>
  );
}
