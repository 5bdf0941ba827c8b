import type { Translation } from '../translations/translation.ts';
import type { ConsentConfig, ConsentService } from '../types.ts';
import { element } from './element.ts';
import { type Group, groupServices, tickOf } from './groups.ts';
import { serviceTitle } from './service-title.ts';

/** The dialog's list of purposes and services. It changes only the draft; nothing takes effect until it is saved. */
export function createChoices(
  config: ConsentConfig,
  texts: Translation,
  draft: Map<string, boolean>,
  opened: ReadonlySet<string>,
): HTMLElement {
  const refreshers: (() => void)[] = [];
  const descriptions = new Map(Object.entries(texts.services));
  let count = 0;

  const row = (
    heading: 'h3' | 'span',
    title: string,
    description: string | undefined,
    services: readonly ConsentService[],
  ): HTMLElement => {
    count += 1;
    const id = `${config.elementID}-choice-${count}`;
    const required = services.every((service) => service.required);
    const notes = [description, required && texts.dialog.alwaysOn].filter(Boolean).join(' ');
    const input = element('input', {
      id,
      type: 'checkbox',
      class: 'hy-consent-switch',
      disabled: required,
      'aria-describedby': notes ? `${id}-text` : undefined,
      change: () => {
        for (const { name, required: always } of services) draft.set(name, always === true || input.checked);
        for (const refresh of refreshers) refresh();
      },
    });
    refreshers.push(() => {
      const tick = tickOf(services, draft);
      input.checked = tick === 'on';
      input.indeterminate = tick === 'mixed';
    });
    return element(
      'div',
      { class: 'hy-consent-row' },
      element(
        'div',
        {},
        element(heading, { class: 'hy-consent-name' }, element('label', { for: id }, title)),
        notes ? element('p', { id: `${id}-text` }, notes) : undefined,
      ),
      input,
    );
  };
  const serviceList = (services: readonly ConsentService[]) =>
    element(
      'ul',
      {},
      ...services.map((service) =>
        element(
          'li',
          {},
          row('span', serviceTitle(config, texts, service.name), descriptions.get(service.name), [service]),
        ),
      ),
    );
  const group = ({ purpose, services }: Group): HTMLElement => {
    if (!purpose) return element('div', { class: 'hy-consent-group' }, serviceList(services));
    const { title, description } = texts.purposes[purpose];
    const label = `${texts.dialog.services} (${services.length})`;
    return element(
      'div',
      { class: 'hy-consent-group' },
      row('h3', title, description, services),
      element(
        'details',
        { open: opened.has(purpose), 'data-purpose': purpose },
        element('summary', { 'aria-label': `${label}: ${title}` }, label), // otherwise all groups would have the same name
        serviceList(services),
      ),
    );
  };

  const list = element('div', { class: 'hy-consent-choices' }, ...groupServices(config).map(group));
  for (const refresh of refreshers) refresh();
  return list;
}
