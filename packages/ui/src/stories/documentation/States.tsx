import { styled } from '@mui/material/styles';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { Cell } from './Cell.tsx';
import type { DocumentedComponent, State } from './documentation.ts';
import { type ForcedState, force } from './forced-states.ts';

export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  padding: 16,
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > figure': { display: 'grid', gap: 8, alignContent: 'start', margin: 0, minInlineSize: 0 },
  '& figcaption': { ...theme.typography.body2, color: theme.vars.color.ink2 },
}));

const FORCED: readonly ForcedState[] = ['hover', 'focus', 'active'];

/** Forces the state on its elements, and again when elements are replaced. */
function Forced({ state, children }: { state: State<object>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const apply = () => {
      for (const name of FORCED) {
        const selector = state[name];
        const element = selector ? box.current?.querySelector<HTMLElement>(selector) : undefined;
        if (element && !element.className.includes('forced-')) force(element, name);
      }
    };
    apply();
    const changes = new MutationObserver(apply);
    if (box.current) changes.observe(box.current, { subtree: true, childList: true });
    return () => changes.disconnect();
  }, [state]);
  return <div ref={box}>{children}</div>;
}

interface ExamplesProps extends DocumentedComponent {
  examples: Readonly<Record<string, State<object>>>;
}

function Examples({ component, documentation, examples }: ExamplesProps) {
  return (
    <Grid data-wide={documentation.wide ? '' : undefined}>
      {Object.entries(examples).map(([name, example]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <Forced state={example}>
            <Cell>{createElement(component, { ...documentation.sample, ...example.props })}</Cell>
          </Forced>
        </figure>
      ))}
    </Grid>
  );
}

/** The component in each of its kinds. */
export const Variants = (documented: DocumentedComponent) => (
  <Examples {...documented} examples={documented.documentation.variants ?? {}} />
);

/** The component in each of its states. */
export const States = (documented: DocumentedComponent) => (
  <Examples {...documented} examples={documented.documentation.states} />
);
