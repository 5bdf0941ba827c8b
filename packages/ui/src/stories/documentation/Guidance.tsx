import { styled } from '@mui/material/styles';
import { CheckIcon, CloseIcon } from '../../icons/index.ts';
import { Cell, framed } from './Cell.tsx';
import type { Advice, DocumentedComponent } from './documentation.ts';
import { Grid } from './States.tsx';

const Side = styled('figure')(framed, ({ theme }) => ({
  '& b': { display: 'inline-flex', alignItems: 'center', gap: 6, marginInlineEnd: 6 },
  '&[data-side="do"] b': { color: theme.vars.palette.success.main },
  '&[data-side="do"] > div': { borderBlockEnd: `4px solid ${theme.vars.palette.success.main}` },
  '&[data-side="dont"] b': { color: theme.vars.palette.error.main },
  '&[data-side="dont"] > div': { borderBlockEnd: `4px solid ${theme.vars.palette.error.main}` },
}));

function Example({ side, advice }: { side: 'do' | 'dont'; advice: Advice }) {
  return (
    <Side data-side={side}>
      <Cell>{advice.show}</Cell>
      <figcaption>
        <b>
          {side === 'do' ? <CheckIcon /> : <CloseIcon />}
          {side === 'do' ? 'Do' : 'Don’t'}
        </b>
        <span>{advice.say.replace(/^Don’t /, '')}</span>
      </figcaption>
    </Side>
  );
}

/** Advice as pairs of examples: do and don't, side by side. */
export function Guidance({ documentation }: DocumentedComponent) {
  return (
    <>
      {documentation.guidance.map((pair) => (
        <Grid key={pair.do.say} data-wide={documentation.wide ? '' : undefined}>
          <Example side="do" advice={pair.do} />
          <Example side="dont" advice={pair.dont} />
        </Grid>
      ))}
    </>
  );
}
