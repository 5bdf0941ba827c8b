import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type Density, densities, type Scheme } from '../../theme/tokens.ts';
import { Sheet } from '../foundation/parts.tsx';
import { BrandSample } from './BrandSample.tsx';
import { type Choices, codeOf, variablesOf } from './built-theme.ts';
import { SCHEMES, verdictsOf } from './verdict.ts';

const DENSITIES = Object.keys(densities) as Density[];
const RADII = { min: 0, max: 16 };

export interface Screen {
  readonly title: string;
  /** Id of the story that shows the page. */
  readonly story: string;
}

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '16px 32px',
  '& > label, & > div': { display: 'grid', gap: 4 },
  '& > label, & [data-name]': { ...theme.typography.body2, fontWeight: 600 },
  '& input[type="color"], & input[type="range"]': {
    blockSize: theme.vars.density.control,
    margin: 0,
    accentColor: theme.vars.color.brand,
  },
  '& input[type="color"]': {
    inlineSize: 56,
    padding: 3,
    border: `1px solid ${theme.vars.color.control}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.surface,
  },
}));

const HEX = /^#[\da-f]{6}$/;

interface ColorFieldProps {
  readonly color: `#${string}`;
  readonly onChange: (color: `#${string}`) => void;
}

/** A color to point at, or to paste as a hex value. */
function ColorField({ color, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string>(color);
  const take = (value: string) => {
    setTyped(value);
    const hex = value.trim().toLowerCase();
    if (HEX.test(hex)) onChange(hex as `#${string}`);
  };
  return (
    <>
      <label>
        Color
        <input type="color" value={color} onChange={({ target }) => take(target.value)} />
      </label>
      <TextField
        label="Hex value"
        value={typed}
        error={!HEX.test(typed.trim().toLowerCase())}
        onChange={(_, value) => take(value)}
        maxLength={9}
        spellCheck={false}
        sx={{ inlineSize: 120 }}
      />
    </>
  );
}

const Samples = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: 12,
});

const Verdicts = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

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
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, values, value: chosen, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <span data-name="" aria-hidden="true">
        {name}
      </span>
      <SegmentedControl
        label={name}
        segments={values.map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={(_, value) => onChange(value as Value)}
      />
    </div>
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
        <ColorField color={choices.color} onChange={(color) => choose({ color })} />
        <label>
          <span>Radius, {choices.radius} px</span>
          <input
            type="range"
            {...RADII}
            value={choices.radius}
            onChange={({ target }) => choose({ radius: target.valueAsNumber })}
          />
        </label>
        <Choice name="Density" values={DENSITIES} value={choices.density} onChange={(density) => choose({ density })} />
        <Choice name="Scheme" values={SCHEMES} value={scheme} onChange={setScheme} />
      </Controls>
      <h3>What the theme makes of it</h3>
      <Samples>
        {SCHEMES.map((each) => (
          <BrandSample key={each} {...choices} scheme={each} />
        ))}
      </Samples>
      <h3 id="verdict">What this color cannot do</h3>
      {verdicts.length === 0 ? (
        <p role="status">Nothing: every text in it can be read, and it stands apart from errors.</p>
      ) : (
        <Verdicts aria-labelledby="verdict">
          {verdicts.map((verdict) => (
            <li key={verdict}>
              <Alert severity="warning" role="status">
                {verdict}
              </Alert>
            </li>
          ))}
        </Verdicts>
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
