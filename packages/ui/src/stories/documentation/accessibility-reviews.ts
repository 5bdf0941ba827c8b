import type { ComponentName } from './documentation.ts';

/** Kind of check: axe on every story, keys in a play function or test, and what a screen reader's model says of the sample. */
export type AccessibilityCheck = 'axe' | 'keyboard' | 'spoken';

export interface AccessibilityReview {
  /** Day on which the results were last read. */
  readonly on: string;
  /** Checks that were read. A test finds each of them. */
  readonly by: readonly AccessibilityCheck[];
}

/**
 * The last review of each component that has documentation. All checks are automatic, and their results were read by a developer: nobody who uses a
 * screen reader every day has tried the components. Renew the day after reading the checks of a component that has changed.
 */
export const ACCESSIBILITY_REVIEWS: Readonly<Partial<Record<ComponentName, AccessibilityReview>>> = {
  Alert: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Amount: { on: '2026-11-30', by: ['axe', 'spoken'] },
  AppHeader: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  AttachmentList: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  AuthenticationPage: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Badge: { on: '2026-11-30', by: ['axe', 'spoken'] },
  BarChart: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  BlockedBanner: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Breadcrumbs: { on: '2026-11-30', by: ['axe', 'spoken'] },
  BrowserNotice: { on: '2026-11-30', by: ['axe', 'spoken'] },
  BudgetBar: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Button: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  BulkBar: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  Card: { on: '2026-12-01', by: ['axe', 'keyboard', 'spoken'] },
  ChartLegend: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Checkbox: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  CheckboxGroup: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  Combobox: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  CompanyMenu: { on: '2026-11-30', by: ['axe', 'spoken'] },
  ConfirmDialog: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  ContractOverview: { on: '2026-11-30', by: ['axe', 'spoken'] },
  DataList: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  DataState: { on: '2026-11-30', by: ['axe', 'spoken'] },
  DateField: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  DateRangeField: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  DefinitionList: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Dialog: { on: '2026-11-30', by: ['axe', 'spoken'] },
  DocumentList: { on: '2026-11-30', by: ['axe', 'spoken'] },
  EventTimeline: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Field: { on: '2026-11-30', by: ['axe', 'spoken'] },
  FileUpload: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  FilterBar: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  FilterMenu: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  FilterToggle: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  Form: { on: '2026-11-30', by: ['axe', 'spoken'] },
  FormDialog: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  HelpMenu: { on: '2026-11-30', by: ['axe', 'spoken'] },
  IconButton: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  InstancePage: { on: '2026-11-30', by: ['axe', 'spoken'] },
  KeyFigures: { on: '2026-11-30', by: ['axe', 'spoken'] },
  LanguageSwitcher: { on: '2026-11-30', by: ['axe', 'spoken'] },
  ListSheet: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Loader: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Logo: { on: '2026-11-30', by: ['axe', 'spoken'] },
  MenuButton: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  MessageBanner: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  MobileNavigation: { on: '2026-11-30', by: ['axe', 'spoken'] },
  MoneyField: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  NavTabs: { on: '2026-11-30', by: ['axe', 'spoken'] },
  NewOrderButton: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  NumberField: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  OrderList: { on: '2026-11-30', by: ['axe', 'spoken'] },
  PageHeader: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Paginator: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  PeriodFilter: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  PlanningItem: { on: '2026-11-30', by: ['axe', 'spoken'] },
  PlanningTimeline: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  PrivacyMenu: { on: '2026-11-30', by: ['axe', 'spoken'] },
  ProfileMenu: { on: '2026-11-30', by: ['axe', 'spoken'] },
  RadioGroup: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  RentalPeriodBar: { on: '2026-11-30', by: ['axe', 'spoken'] },
  RequestProductHeader: { on: '2026-11-30', by: ['axe', 'spoken'] },
  SearchField: { on: '2026-11-30', by: ['axe', 'spoken'] },
  SegmentedControl: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Select: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  SidePanel: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  SkipLink: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  Sparkline: { on: '2026-11-30', by: ['axe', 'spoken'] },
  StatusChip: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Stepper: { on: '2026-11-30', by: ['axe', 'spoken'] },
  Switch: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  Tabs: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  TextArea: { on: '2026-11-30', by: ['axe', 'spoken'] },
  TextField: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  Toast: { on: '2026-11-30', by: ['axe', 'keyboard', 'spoken'] },
  WhatsNewPage: { on: '2026-11-30', by: ['axe', 'spoken'] },
};
