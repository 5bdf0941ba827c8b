import { styled } from '@mui/material/styles';
import { Cell, framed } from './Cell.tsx';
import type { DocumentedComponent } from './documentation.ts';
import { Sentence } from './Sentence.tsx';
import { Grid } from './States.tsx';

const Subject = styled('figure')(framed, ({ theme }) => ({
  '& b': { color: theme.vars.color.ink },
  '& figcaption ul': { margin: 0, marginBlockStart: 4, paddingInlineStart: 20, maxInlineSize: '90ch' },
}));

/** How the component is arranged on a page: an example for each subject, with its rules. */
export function Layout({ documentation }: DocumentedComponent) {
  return (
    <Grid data-wide="">
      {Object.entries(documentation.layout ?? {}).map(([subject, { say, show }]) => (
        <Subject key={subject}>
          <figcaption>
            <b>{subject}</b>
            <ul>
              {say.map((sentence) => (
                <li key={sentence}>
                  <Sentence text={sentence} />
                </li>
              ))}
            </ul>
          </figcaption>
          <Cell>{show}</Cell>
        </Subject>
      ))}
    </Grid>
  );
}
