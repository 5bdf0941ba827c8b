import { spaceUnit, type } from '../../theme/tokens.ts';

/** Measure or color of an element, as the browser computes it. */
export interface Measure {
  readonly property: string;
  readonly value: string;
  /** Design token that it comes from: `color.ink`. */
  readonly token?: string | undefined;
  /** Color to show beside the value. */
  readonly color?: string;
}

interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** Style rules that apply to a document as it is now. Duck typing, because the document may be that of a frame. */
function rulesIn(group: CSSStyleSheet | CSSGroupingRule, view: Window): Rule[] {
  return [...group.cssRules].flatMap((rule) => {
    if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule;
      // A rule for printed pages has no selector.
      if (selectorText === '') return [];
      const declarations = [...style.cssText.matchAll(/([\w-]+):\s*([^;]+)/g)];
      return [{ selector: selectorText, declarations: declarations.map(([, name = '', value = '']) => [name, value]) }];
    }
    if (!('cssRules' in rule)) return [];
    if ('media' in rule && !view.matchMedia((rule as CSSMediaRule).conditionText).matches) return [];
    return rulesIn(rule as CSSGroupingRule, view);
  });
}

/** An element, then its ancestors. */
function* upwards(element: Element): Generator<Element> {
  for (let each: Element | null = element; each; each = each.parentElement) yield each;
}

const hexOf = (channel: string, factor: number) =>
  Math.round(Number.parseFloat(channel) * factor)
    .toString(16)
    .padStart(2, '0');

/** Writes an opaque color as a hex value, as the tokens are. */
function hexColor(color: string): string {
  const [form, red = '', green = '', blue = '', alpha = '1'] =
    /^(rgba?|color)\((?:srgb )?([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[, /]+([\d.]+))?\)$/.exec(color)?.slice(1) ?? [];
  if (!form || alpha !== '1') return color;
  const factor = form === 'color' ? 255 : 1;
  return `#${[red, green, blue].map((channel) => hexOf(channel, factor)).join('')}`;
}

/** Names of tokens by those of MUI's palette, which the theme fills with them. */
const OF_PALETTE: Readonly<Record<string, string>> = {
  'palette.primary.main': 'color.brand',
  'palette.primary.dark': 'color.brandHover',
  'palette.primary.contrastText': 'color.onBrand',
  'palette.error.main': 'tone.error.fg',
  'palette.text.primary': 'color.ink',
  'palette.text.secondary': 'color.ink2',
  'palette.background.paper': 'color.surface',
  'palette.background.default': 'color.canvas',
  'palette.divider': 'color.line',
};

const tokenName = (variable: string) => {
  const name = variable.slice('--hy-'.length).replaceAll('-', '.');
  return OF_PALETTE[name] ?? name;
};

const INVISIBLE = /^(transparent|rgba\(.*, 0\)|none|normal|auto)$/;
const pixels = (length: string) => Number.parseFloat(length) || 0;
const inPixels = (...lengths: readonly number[]) =>
  `${lengths.map((length) => Math.round(length * 10) / 10).join(' ')} px`;
/** Steps of the space scale, for lengths that are on it. */
const stepsOf = (...lengths: readonly number[]) =>
  lengths.every((length) => length % spaceUnit === 0)
    ? `space ${lengths.map((length) => length / spaceUnit).join(', ')}`
    : undefined;

const HEIGHT = /^(min-)?(block-size|height)$/;
const PADDING = /^padding(-block.*|-top)?$/;
const CORNER = /^border.*radius$/;
const BORDER = /^border(?!.*radius)/;
const BACKGROUND = /^background(-color)?$/;
const TEXT_CONTROL = 'input, textarea, select';

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim());

/** True for an element with text of its own or in its only kind of child, such as a label. */
const hasText = (element: Element) =>
  element.matches(TEXT_CONTROL) ||
  hasOwnText(element) ||
  [...element.children].some((child) => child.matches('label, strong') && hasOwnText(child));

/** Name of the type step with this size, at best with this weight too. */
function typeStep(size: number, weight: string): string | undefined {
  const { family: _family, ...steps } = type;
  const alike = Object.entries(steps).filter(([, step]) => pixels(step.size) * 16 === size);
  const [name] = alike.find(([, step]) => `${step.weight}` === weight) ?? alike[0] ?? [];
  return name && `type.${name}`;
}

/** Reads the measures and colors of elements of one document, with the design tokens behind them. */
export class Specification {
  readonly #view: Window;
  readonly #root: CSSStyleDeclaration;
  readonly #rules: readonly Rule[];
  readonly #matching = new Map<Element, readonly Rule[]>();

  constructor(page: Document) {
    this.#view = page.defaultView as Window;
    this.#root = this.#view.getComputedStyle(page.documentElement);
    this.#rules = [...page.styleSheets].flatMap((sheet) => rulesIn(sheet, this.#view));
  }

  #rulesOf(element: Element): readonly Rule[] {
    const rules = this.#matching.get(element) ?? this.#rules.filter(({ selector }) => element.matches(selector));
    this.#matching.set(element, rules);
    return rules;
  }

  #declared(element: Element, property: RegExp): string[] {
    const declarations = this.#rulesOf(element).flatMap((rule) => rule.declarations);
    return declarations.filter(([name]) => property.test(name)).map(([, value]) => value);
  }

  /** Tokens that a value names, also by way of a component's own variables. */
  #tokensIn(value: string, element: Element): string[] {
    return [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => {
      if (this.#root.getPropertyValue(name) !== '') return [name];
      for (const each of upwards(element)) {
        const values = this.#declared(each, new RegExp(`^${name}$`));
        if (values.length > 0) return values.flatMap((inner) => this.#tokensIn(inner, each));
      }
      return [];
    });
  }

  /** Token that a declaration of the property names and that has the computed value. */
  #tokenOf(element: Element, property: RegExp, computed: string, isInherited = false): string | undefined {
    for (const each of isInherited ? upwards(element) : [element]) {
      const tokens = this.#declared(each, property).flatMap((value) => this.#tokensIn(value, each));
      const found = tokens.find((token) => this.#root.getPropertyValue(token).trim().toLowerCase() === computed);
      if (found) return tokenName(found);
    }
    return undefined;
  }

  #color(property: string, element: Element, declared: RegExp, computed: string, isInherited = false): Measure {
    const value = hexColor(computed);
    return { property, value, token: this.#tokenOf(element, declared, value, isInherited), color: computed };
  }

  #height(element: Element): Measure[] {
    const isSet = this.#declared(element, HEIGHT).some((value) => !/^(auto|100%|0(px)?|none)$/.test(value));
    if (!isSet) return [];
    const { height } = element.getBoundingClientRect();
    return [{ property: 'Height', value: inPixels(height), token: this.#tokenOf(element, HEIGHT, `${height}px`) }];
  }

  #space(element: Element, style: CSSStyleDeclaration): Measure[] {
    const [top, end, bottom, start] = [
      style.paddingBlockStart,
      style.paddingInlineEnd,
      style.paddingBlockEnd,
      style.paddingInlineStart,
    ].map(pixels) as [number, number, number, number];
    const isEven = top === bottom && start === end;
    const sides = isEven ? [top, start] : [top, end, bottom, start];
    const gaps = [style.rowGap, style.columnGap].map(pixels);
    const [gap = 0, columnGap = 0] = gaps;
    const between = gap === columnGap ? [gap] : gaps;
    return [
      ...(sides.some((side) => side > 0)
        ? [
            {
              property: 'Padding',
              value: inPixels(...sides),
              token: this.#tokenOf(element, PADDING, `${top}px`) ?? stepsOf(...sides),
            },
          ]
        : []),
      ...(between.some((length) => length > 0)
        ? [{ property: 'Gap', value: inPixels(...between), token: stepsOf(...between) }]
        : []),
    ];
  }

  #shape(element: Element, style: CSSStyleDeclaration): Measure[] {
    const corner = style.borderStartStartRadius;
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .map((side) => ({ width: pixels(style[`border${side}Width`]), color: style[`border${side}Color`] }))
      .filter(({ width, color }) => width > 0 && !INVISIBLE.test(color));
    const [side] = sides;
    return [
      ...(pixels(corner) > 0
        ? [{ property: 'Corner', value: inPixels(pixels(corner)), token: this.#tokenOf(element, CORNER, corner) }]
        : []),
      ...(side ? [this.#color(`Border, ${inPixels(side.width)}`, element, BORDER, side.color)] : []),
      ...(INVISIBLE.test(style.backgroundColor)
        ? []
        : [this.#color('Background', element, BACKGROUND, style.backgroundColor)]),
    ];
  }

  #text(element: Element, style: CSSStyleDeclaration): Measure[] {
    const isDrawing = element.matches('svg');
    if (!isDrawing && !hasText(element)) return [];
    const size = pixels(style.fontSize);
    const line = Math.round((pixels(style.lineHeight) / size) * 100) / 100;
    const text: Measure = {
      property: 'Text',
      value: `${inPixels(size)}, weight ${style.fontWeight}${line > 0 ? `, line height ${line}` : ''}`,
      token: typeStep(size, style.fontWeight),
    };
    return [...(isDrawing ? [] : [text]), this.#color('Color', element, /^color$/, style.color, true)];
  }

  /** Measures of an element that differ from none. */
  of(element: Element): readonly Measure[] {
    const style = this.#view.getComputedStyle(element);
    return [
      ...this.#height(element),
      ...this.#space(element, style),
      ...this.#shape(element, style),
      ...this.#text(element, style),
    ];
  }
}
