const STATES = /:(hover|focus-visible|active)\b/g;
const classOf = (state: string) => `forced-${state}`;

const FORCED = { hover: 'hover', focus: 'focus-visible', active: 'active' } as const;

export type ForcedState = keyof typeof FORCED;

/** Shows an element as if it were hovered, focused or pressed. */
export function force(element: Element, state: ForcedState): void {
  copyRules(element.ownerDocument);
  element.classList.add(classOf(FORCED[state]));
  // MUI's buttons and fields use a class instead of the pseudo-class.
  if (state !== 'focus') return;
  if (element.classList.contains('MuiButtonBase-root')) element.classList.add('Mui-focusVisible');
  element.closest('.MuiInputBase-root')?.classList.add('Mui-focused');
}

const copied = new WeakSet<CSSStyleRule>();

/** Copies every rule of such a state to a class, because pages cannot set the state itself. */
function copyRules(page: Document): void {
  for (const sheet of page.styleSheets) copyRulesOf(sheet);
}

function copyRulesOf(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      if (copied.has(rule) || !rule.selectorText.match(STATES)) continue;
      copied.add(rule);
      const selector = rule.selectorText.replaceAll(STATES, (_, state: string) => `.${classOf(state)}`);
      group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) {
      copyRulesOf(rule);
    }
  }
}
