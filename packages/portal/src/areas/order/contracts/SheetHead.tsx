import { styled } from '@mui/material/styles';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

/** What a sheet of a page shows, and a note beside it. */
export function SheetHead({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <Head>
      <h2>{title}</h2>
      {note && <small>{note}</small>}
    </Head>
  );
}
