const STATES = /:(hover|focus-visible|active)\b/g;
const classOf = (state: string) => `forced-${state}`;

const FORCED = { hover: 'hover', focus: 'focus-visible', active: 'active' } as const;

export type ForcedState = keyof typeof FORCED;

/** Shows an element as if the pointer or the keyboard were on it. */
export function force(element: Element, state: ForcedState): void {
  copyRules(element.ownerDocument);
  element.classList.add(classOf(FORCED[state]));
  // MUI's buttons and fields do not go by the pseudo-class.
  if (state !== 'focus') return;
  if (element.classList.contains('MuiButtonBase-root')) element.classList.add('Mui-focusVisible');
  element.closest('.MuiInputBase-root')?.classList.add('Mui-focused');
}

const copied = new WeakSet<CSSStyleRule>();

/** Repeats every rule of such a state for a class, since a page cannot set the state itself. */
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
