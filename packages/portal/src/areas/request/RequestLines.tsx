import { type ClientRequest, LINE_ANSWERS, type LineAnswer, type RequestLine } from '@hireyard/contract';
import { TextField } from '@hireyard/ui/components/TextField';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { selectProductNames } from '../../client/product-names.ts';
import { notesOf } from '../../forms/notes-of.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMayOpen } from '../../pages/may-open.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { linkStyles } from '../../pages/TextLink.ts';
import { visuallyHidden } from '../../pages/visually-hidden.ts';
import { productName } from '../../rental/product-name.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { AssetChoice } from './AssetChoice.tsx';
import { Choices } from './Choices.tsx';
import type { LineAnswers, LineFault } from './line-answers.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  padding: '14px 16px',
  '& h2': { margin: 0, fontSize: '1rem' },
  '& span, & small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& small': { marginInlineStart: 'auto' },
}));

const Rows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '12px 8px',
    padding: 16,
    borderBlockStart: `1px solid ${theme.vars.color.line}`,
    overflowWrap: 'anywhere',
    [tokens.media.twoColumns]: { gridTemplateColumns: '20px minmax(0, 1fr) auto' },
  },
  '& > li > i': { fontStyle: 'normal', fontWeight: 650, color: theme.vars.color.ink2 },
  '& h3, & p': { margin: 0 },
  '& h3': { fontSize: '0.9375rem', fontWeight: 650 },
  '& h3 + p': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  // Below the requested item, or beside it if there is room.
  '& > li > fieldset': {
    gridColumn: '1 / -1',
    [tokens.media.twoColumns]: { gridColumn: 3, justifySelf: 'end' },
    // The visible label is the text beside it.
    '& > legend': visuallyHidden,
  },
}));

/** Joined answers of a line, in one row on phones too. */
const Segments = styled(Choices)(({ theme }) => ({
  '& .HyFieldGroup-options': { display: 'grid', gridAutoFlow: 'column', gap: 0 },
  '& .HyChoice-row': {
    columnGap: 6,
    marginInlineStart: -1,
    paddingInline: 8,
    borderRadius: 0,
    [tokens.media.twoColumns]: { paddingInline: 12 },
    '&:first-of-type': {
      marginInlineStart: 0,
      borderStartStartRadius: theme.vars.radius.control,
      borderEndStartRadius: theme.vars.radius.control,
    },
    '&:last-of-type': {
      borderStartEndRadius: theme.vars.radius.control,
      borderEndEndRadius: theme.vars.radius.control,
    },
    // Draws its border over the neighbor's.
    '&:has(:checked)': { position: 'relative' },
  },
}));

/** Area for the answer below the requested item. */
const Below = styled('div')({ gridColumn: '2 / -1', display: 'grid', gap: 12 });

const Given = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.sunk,
  overflowWrap: 'anywhere',
  '& a': linkStyles(theme),
}));

const mayManage = selectHasRight('asset-manage');
const NONE_YET = { note: '', asset: null };

interface AnsweringProps {
  /** Answers selected so far. Null if the caller cannot answer. */
  answers: LineAnswers | null;
  faults: Readonly<Record<string, LineFault>>;
  onAnswer: (lineId: string, answer: LineAnswers[string]) => void;
}

interface RowProps extends AnsweringProps {
  line: RequestLine;
  writer: string;
  /** True if the request has a project and the user may assign assets. */
  assigns: boolean;
}

/** One line with its answer, editable or final. */
function Row({ line, writer, assigns, answers, faults, onAnswer }: RowProps) {
  const { t } = useTranslation('request');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const { id, lineNo, productCode, text, quantity, from, to, remark, answer } = line;
  const name = productCode ? productName(names, productCode) : (text ?? '');
  const selection = answers?.[id];
  const fault = faults[id];
  const note = selection?.note ?? '';
  const details = [
    productCode ?? t('lines.freeText'),
    t('lines.pieces', { count: quantity }),
    to === null ? t('lines.from', { date: format.date(from) }) : format.dateRange(from, to),
    ...(remark ? [t('lines.remark', { remark })] : []),
  ];
  return (
    <li>
      <i aria-hidden="true">{lineNo}</i>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>{details.join(' · ')}</p>
      </div>
      {answers && (
        <Segments
          label={t('lines.answerTo', { name })}
          required
          {...notesOf(fault === 'unanswered' ? t('lines.unanswered') : undefined)}
          options={LINE_ANSWERS.map((by) => ({ value: by, label: t(`answer.${by}`) }))}
          value={selection?.by ?? ''}
          onChange={(_, by) => onAnswer(id, { ...NONE_YET, ...selection, by: by as LineAnswer })}
        />
      )}
      {selection && (
        <Below>
          {selection.by === 'ownAsset' && assigns && (
            <AssetChoice value={selection.asset} onChange={(asset) => onAnswer(id, { ...selection, asset })} />
          )}
          <TextField
            label={t(`answer.note.${selection.by}`)}
            required={selection.by === 'none'}
            hint={selection.by === 'none' ? t('answer.readByWriter', { writer }) : undefined}
            {...notesOf(fault === 'reasonMissing' ? t('answer.reasonMissing') : undefined)}
            value={note}
            onChange={(event) => onAnswer(id, { ...selection, note: event.target.value })}
          />
        </Below>
      )}
      {!answers && answer && (
        <Below>
          <Given>
            <strong>{t(`answer.${answer.by}`)}</strong>
            {answer.asset && (
              <>
                {' · '}
                <PageLink
                  to={`/asset/assets/${answer.asset.id}`}
                >{`${answer.asset.tag} ${answer.asset.name}`}</PageLink>
              </>
            )}
            {answer.note && <span>{` · ${answer.note}`}</span>}
          </Given>
        </Below>
      )}
    </li>
  );
}

export function RequestLines({ request, ...answering }: AnsweringProps & { request: ClientRequest }) {
  const { t } = useTranslation('request');
  const { lines, writer, project } = request;
  const seesAssets = useMayOpen('/asset/assets');
  const assigns = useAppSelector(mayManage) && seesAssets && project !== null;
  return (
    <Sheet as="section" aria-labelledby="request-lines">
      <Head>
        <h2 id="request-lines">{t('lines.title')}</h2>
        <span>{t('lines.count', { count: lines.length })}</span>
        {answering.answers && <small>{t('lines.ask')}</small>}
      </Head>
      <Rows>
        {lines.map((line) => (
          <Row key={line.id} line={line} writer={writer.name} assigns={assigns} {...answering} />
        ))}
      </Rows>
    </Sheet>
  );
}
