import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Density, densities, type Scheme } from '../../theme/tokens.ts';
import { Sheet } from '../foundation/parts.tsx';
import { type Choices, codeOf, variablesOf } from './built-theme.ts';
import { SCHEMES, verdictsOf } from './verdict.ts';

const DENSITIES = Object.keys(densities) as Density[];
const RADII = { min: 0, max: 16 };

export interface Screen {
  readonly title: string;
  /** Id of the story that shows the page. */
  readonly story: string;
}

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  '& label, & fieldset': { display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: 40 },
  '& fieldset': { border: 0, margin: 0, padding: 0, gap: 16 },
  '& legend': { float: 'inline-start', paddingInlineEnd: 8 },
});

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 16,
  overflow: 'auto',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  fontSize: '0.8125rem',
}));

const Frame = styled('iframe')(({ theme }) => ({
  inlineSize: '100%',
  blockSize: 640,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
}));

interface LiveScreenProps extends Screen {
  readonly variables: Readonly<Record<string, string>>;
  readonly scheme: Scheme;
}

/** A page of the portal. Its colors and measures are CSS variables, so a new theme needs no new load. */
function LiveScreen({ title, story, variables, scheme }: LiveScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const apply = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    for (const [name, value] of Object.entries(variables)) root?.style.setProperty(name, value);
  }, [variables]);
  useEffect(apply, [apply]);
  const query = new URLSearchParams({ viewMode: 'story', embed: 'true', id: story, globals: `scheme:${scheme}` });
  return (
    <section>
      <h3>{title}</h3>
      <Frame ref={frame} title={title} src={`${location.pathname}?${query}`} onLoad={apply} />
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, values, value: chosen, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" checked={value === chosen} onChange={() => onChange(value)} /> {value}
        </label>
      ))}
    </fieldset>
  );
}

export interface ThemeBuilderProps extends Choices {
  /** Pages to show the theme on. */
  readonly screens: readonly Screen[];
}

/** One color, a radius and a density, live on pages of the portal, with what fails and the code for it. */
export function ThemeBuilder({ screens, ...first }: ThemeBuilderProps) {
  const [choices, setChoices] = useState<Choices>(first);
  const [scheme, setScheme] = useState<Scheme>('light');
  const choose = (over: Partial<Choices>) => setChoices({ ...choices, ...over });
  const verdicts = verdictsOf(choices.color);
  return (
    <Sheet>
      <h2>Theme builder</h2>
      <Controls>
        <label>
          Color{' '}
          <input
            type="color"
            value={choices.color}
            onChange={({ target }) => choose({ color: target.value as `#${string}` })}
          />
          <code>{choices.color}</code>
        </label>
        <label>
          Radius{' '}
          <input
            type="range"
            {...RADII}
            value={choices.radius}
            onChange={({ target }) => choose({ radius: target.valueAsNumber })}
          />
          {choices.radius} px
        </label>
        <Choice
          legend="Density"
          values={DENSITIES}
          value={choices.density}
          onChange={(density) => choose({ density })}
        />
        <Choice legend="Scheme" values={SCHEMES} value={scheme} onChange={setScheme} />
      </Controls>
      <h3 id="verdict">What this color cannot do</h3>
      {verdicts.length === 0 ? (
        <p role="status">Nothing: every text in it can be read, and it stands apart from errors.</p>
      ) : (
        <ul aria-labelledby="verdict">
          {verdicts.map((verdict) => (
            <li key={verdict}>{verdict}</li>
          ))}
        </ul>
      )}
      <h3>Code</h3>
      {/* Scrolled by keyboard where it is wider than the page. */}
      <Code tabIndex={0} role="group" aria-label="Code of the theme">
        <code>{codeOf(choices)}</code>
      </Code>
      {screens.map((screen) => (
        <LiveScreen key={screen.story} {...screen} variables={variablesOf(choices, scheme)} scheme={scheme} />
      ))}
    </Sheet>
  );
}
