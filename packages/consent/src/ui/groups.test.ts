import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createConsentConfig } from '../config.ts';
import { testServices } from '../testing/services.ts';
import type { ConsentService } from '../types.ts';
import { groupServices, tickOf } from './groups.ts';

const service = (name: string, purposes: ConsentService['purposes'], required = false): ConsentService => ({
  name,
  title: name,
  purposes,
  required,
});

it('[CC-01] purposes stand in the configured order, and one without a service is left out', () => {
  const services = [service('ads', ['marketing']), service('speed', ['performance', 'marketing'])];
  const four = testServices();
  const groups = groupServices(createConsentConfig({ services: [...four, ...services] }));
  expect(groups.map(({ purpose, services: of }) => [purpose, of.map(({ name }) => name)])).toEqual([
    ['functional', ['gtm', 'usersnap']],
    ['personalisation', ['gtm pers', 'clarity']],
    ['performance', ['speed']],
    ['marketing', ['ads', 'speed']],
  ]);
  const purposes = groupServices(createConsentConfig({ services: four })).map(({ purpose }) => purpose);
  expect(purposes).toEqual(['functional', 'personalisation']);
  expect(groupServices(createConsentConfig({ services: four, groupByPurpose: false }))).toHaveLength(1);
});

it('[CC-01] a purpose is on, off or mixed as its optional services are; required ones alone are on', () => {
  const names = ['a', 'b', 'c'];
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (values) => {
      const services = [service('always', ['functional'], true), ...names.map((name) => service(name, ['marketing']))];
      const draft = new Map(names.map((name, index) => [name, values[index] ?? false]));
      const on = values.filter(Boolean).length;
      expect(tickOf(services, draft)).toBe(on === 3 ? 'on' : on === 0 ? 'off' : 'mixed');
    }),
  );
  expect(tickOf([service('always', ['functional'], true)], new Map())).toBe('on');
});
