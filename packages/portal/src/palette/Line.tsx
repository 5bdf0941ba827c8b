import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { partsOf } from './matching.ts';
import type { Entry } from './use-entries.ts';

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  minBlockSize: 40,
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: theme.vars.radius.control,
  cursor: 'pointer',
  scrollMarginBlock: 40,
  '&.Mui-focused': { backgroundColor: theme.vars.color.brandSoft },
  '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 } },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > span + span': {
    inlineSize: '100%',
    color: theme.vars.color.ink2,
    fontSize: '0.875rem',
    [tokens.media.navigation]: { inlineSize: 'auto', marginInlineStart: 'auto' },
  },
  '&[data-leads="list"]': { color: theme.vars.color.brand, fontWeight: 600 },
  '& mark': { color: 'inherit', fontWeight: 700, backgroundColor: 'transparent', textDecoration: 'underline' },
}));

/** Highlights the typed text for sighted users. */
function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return (
    <bdi>
      {partsOf(text, typed).map(({ text: part, isMatch }) => {
        const key = at;
        at += part.length;
        return isMatch ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
      })}
    </bdi>
  );
}

interface LineProps {
  entry: Entry;
  typed: string;
  option: HTMLAttributes<HTMLLIElement>;
}

/** One option: its name and a distinguishing detail. */
export function Line({ entry: { label, detail, isList }, typed, option }: LineProps) {
  return (
    <Option {...option} data-leads={isList ? 'list' : undefined}>
      <span>{isList ? label : <Marked text={label} typed={typed} />}</span>
      {detail && (
        <span>
          <Marked text={detail} typed={typed} />
        </span>
      )}
    </Option>
  );
}
