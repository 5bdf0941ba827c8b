import type { ComponentsOverrides, ComponentsVariants } from '@mui/material/styles';
import type { AmountProps } from '../components/Amount/Amount.tsx';
import type { AppHeaderProps } from '../components/AppHeader/AppHeader.tsx';
import type { AttachmentListProps } from '../components/AttachmentList/AttachmentList.tsx';
import type { AuthenticationPageProps } from '../components/AuthenticationPage/AuthenticationPage.tsx';
import type { BadgeProps } from '../components/Badge/Badge.tsx';
import type { BarChartProps } from '../components/BarChart/BarChart.tsx';
import type { BlockedBannerProps } from '../components/BlockedBanner/BlockedBanner.tsx';
import type { BreadcrumbsProps } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import type { BrowserNoticeProps } from '../components/BrowserNotice/BrowserNotice.tsx';
import type { BudgetBarProps } from '../components/BudgetBar/BudgetBar.tsx';
import type { BulkBarProps } from '../components/BulkBar/BulkBar.tsx';
import type { ChartLegendProps } from '../components/ChartLegend/ChartLegend.tsx';
import type { CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
import type { CheckboxGroupProps } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import type { ComboboxProps } from '../components/Combobox/Combobox.tsx';
import type { CompanyMenuProps } from '../components/CompanyMenu/CompanyMenu.tsx';
import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import type { ContractOverviewProps } from '../components/ContractOverview/ContractOverview.tsx';
import type { DataListProps } from '../components/DataList/DataList.tsx';
import type { RowLinkProps } from '../components/DataList/RowLink.tsx';
import type { TwoLinesProps } from '../components/DataList/TwoLines.tsx';
import type { DataStateProps } from '../components/DataState/DataState.tsx';
import type { DateRangeFieldProps } from '../components/DateRangeField/DateRangeField.tsx';
import type { DefinitionListProps } from '../components/DefinitionList/DefinitionList.tsx';
import type { DocumentListProps } from '../components/DocumentList/DocumentList.tsx';
import type { EventTimelineProps } from '../components/EventTimeline/EventTimeline.tsx';
import type { FieldProps } from '../components/Field/Field.tsx';
import type { FileUploadProps } from '../components/FileUpload/FileUpload.tsx';
import type { FilterBarProps } from '../components/FilterBar/FilterBar.tsx';
import type { FilterMenuProps } from '../components/FilterMenu/FilterMenu.tsx';
import type { FilterToggleProps } from '../components/FilterToggle/FilterToggle.tsx';
import type { FormProps } from '../components/Form/Form.tsx';
import type { FormDialogProps } from '../components/FormDialog/FormDialog.tsx';
import type { HelpMenuProps } from '../components/HelpMenu/HelpMenu.tsx';
import type { InstancePageProps } from '../components/InstancePage/InstancePage.tsx';
import type { KeyFiguresProps } from '../components/KeyFigures/KeyFigures.tsx';
import type { LanguageSwitcherProps } from '../components/LanguageSwitcher/LanguageSwitcher.tsx';
import type { ListSheetProps } from '../components/ListSheet/ListSheet.tsx';
import type { LoaderProps } from '../components/Loader/Loader.tsx';
import type { LogoProps } from '../components/Logo/Logo.tsx';
import type { MenuButtonProps } from '../components/MenuButton/MenuButton.tsx';
import type { MessageBannerProps } from '../components/MessageBanner/MessageBanner.tsx';
import type { MobileNavigationProps } from '../components/MobileNavigation/MobileNavigation.tsx';
import type { MoneyFieldProps } from '../components/MoneyField/MoneyField.tsx';
import type { NavTabsProps } from '../components/NavTabs/NavTabs.tsx';
import type { NewOrderButtonProps } from '../components/NewOrderButton/NewOrderButton.tsx';
import type { NumberFieldProps } from '../components/NumberField/NumberField.tsx';
import type { OrderListProps } from '../components/OrderList/OrderList.tsx';
import type { PageHeaderProps } from '../components/PageHeader/PageHeader.tsx';
import type { PaginatorProps } from '../components/Paginator/Paginator.tsx';
import type { PeriodFilterProps } from '../components/PeriodFilter/PeriodFilter.tsx';
import type { PlanningItemProps } from '../components/PlanningItem/PlanningItem.tsx';
import type { PlanningTimelineProps } from '../components/PlanningTimeline/PlanningTimeline.tsx';
import type { PrivacyMenuProps } from '../components/PrivacyMenu/PrivacyMenu.tsx';
import type { ProfileMenuProps } from '../components/ProfileMenu/ProfileMenu.tsx';
import type { RadioGroupProps } from '../components/RadioGroup/RadioGroup.tsx';
import type { RentalPeriodBarProps } from '../components/RentalPeriodBar/RentalPeriodBar.tsx';
import type { RequestProductHeaderProps } from '../components/RequestProductHeader/RequestProductHeader.tsx';
import type { SearchFieldProps } from '../components/SearchField/SearchField.tsx';
import type { SegmentedControlProps } from '../components/SegmentedControl/SegmentedControl.tsx';
import type { SelectProps } from '../components/Select/Select.tsx';
import type { SidePanelProps } from '../components/SidePanel/SidePanel.tsx';
import type { SkipLinkProps } from '../components/SkipLink/SkipLink.tsx';
import type { SparklineProps } from '../components/Sparkline/Sparkline.tsx';
import type { StatusChipProps } from '../components/StatusChip/StatusChip.tsx';
import type { StepperProps } from '../components/Stepper/Stepper.tsx';
import type { SwitchProps } from '../components/Switch/Switch.tsx';
import type { TabsProps } from '../components/Tabs/Tabs.tsx';
import type { TextAreaProps } from '../components/TextArea/TextArea.tsx';
import type { TextFieldProps } from '../components/TextField/TextField.tsx';
import type { ToastProps } from '../components/Toast/Toast.tsx';
import type { WhatsNewPageProps } from '../components/WhatsNewPage/WhatsNewPage.tsx';

// So that declarations which reach this file also reach our additions to MUI's theme.
export type { SchemeTokens, StaticTokens } from './augmentation.ts';

/** Every component under the name that a theme knows it by, with its properties. */
export interface HyProps {
  HyChartLegend: ChartLegendProps;
  HyBudgetBar: BudgetBarProps;
  HyBarChart: BarChartProps;
  HyAmount: AmountProps;
  HyAppHeader: AppHeaderProps;
  HyAttachmentList: AttachmentListProps;
  HyAuthenticationPage: AuthenticationPageProps;
  HyBadge: BadgeProps;
  HyBlockedBanner: BlockedBannerProps;
  HyBreadcrumbs: BreadcrumbsProps;
  HyBrowserNotice: BrowserNoticeProps;
  HyBulkBar: BulkBarProps;
  HyCheckbox: CheckboxProps;
  HyCheckboxGroup: CheckboxGroupProps;
  HyCombobox: ComboboxProps;
  HyCompanyMenu: CompanyMenuProps;
  HyConfirmDialog: ConfirmDialogProps;
  HyContractOverview: ContractOverviewProps;
  HyDataList: DataListProps<unknown>;
  HyDataState: DataStateProps;
  HyDateRangeField: DateRangeFieldProps;
  HyDefinitionList: DefinitionListProps;
  HyDocumentList: DocumentListProps;
  HyField: FieldProps;
  HyEventTimeline: EventTimelineProps;
  HyFileUpload: FileUploadProps;
  HyFilterBar: FilterBarProps;
  HyFilterMenu: FilterMenuProps;
  HyFilterToggle: FilterToggleProps;
  HyForm: FormProps;
  HyFormDialog: FormDialogProps;
  HyHelpMenu: HelpMenuProps;
  HyInstancePage: InstancePageProps;
  HyKeyFigures: KeyFiguresProps;
  HyLanguageSwitcher: LanguageSwitcherProps;
  HyListSheet: ListSheetProps;
  HyLoader: LoaderProps;
  HyLogo: LogoProps;
  HyMenuButton: MenuButtonProps;
  HyMessageBanner: MessageBannerProps;
  HyMobileNavigation: MobileNavigationProps;
  HyMoneyField: MoneyFieldProps;
  HyNavTabs: NavTabsProps;
  HyNewOrderButton: NewOrderButtonProps;
  HyNumberField: NumberFieldProps;
  HyOrderList: OrderListProps;
  HyPageHeader: PageHeaderProps;
  HyPaginator: PaginatorProps;
  HyPeriodFilter: PeriodFilterProps;
  HyPlanningItem: PlanningItemProps;
  HyPlanningTimeline: PlanningTimelineProps;
  HyPrivacyMenu: PrivacyMenuProps;
  HyProfileMenu: ProfileMenuProps;
  HyRadioGroup: RadioGroupProps;
  HyRentalPeriodBar: RentalPeriodBarProps;
  HyRequestProductHeader: RequestProductHeaderProps;
  HyRowLink: RowLinkProps;
  HySearchField: SearchFieldProps;
  HySegmentedControl: SegmentedControlProps<string>;
  HySidePanel: SidePanelProps;
  HySelect: SelectProps;
  HySkipLink: SkipLinkProps;
  HySparkline: SparklineProps;
  HyStatusChip: StatusChipProps;
  HyStepper: StepperProps;
  HyTabs: TabsProps;
  HySwitch: SwitchProps;
  HyTextArea: TextAreaProps;
  HyTextField: TextFieldProps;
  HyToast: ToastProps;
  HyTwoLines: TwoLinesProps;
  HyWhatsNewPage: WhatsNewPageProps;
}

/** The slots of each, which are also the second half of their class: `HyPaginator-moves`. */
export interface HySlots {
  HyChartLegend: 'root' | 'entry' | 'swatch';
  HyBudgetBar: 'root' | 'part' | 'budget';
  HyBarChart: 'root' | 'head' | 'readout' | 'plot' | 'columns' | 'scale' | 'column' | 'stack' | 'bar' | 'name';
  HyAmount: 'root' | 'cents';
  HyAppHeader: 'root' | 'bar' | 'wide' | 'narrow' | 'end' | 'company';
  HyAttachmentList: 'root' | 'list' | 'file' | 'thumbnail' | 'details' | 'progress' | 'empty';
  HyAuthenticationPage: 'root' | 'panel' | 'pitch' | 'headline' | 'sentence' | 'side' | 'corner' | 'form' | 'title';
  HyBadge: 'root' | 'count';
  HyBlockedBanner: 'root' | 'link';
  HyBreadcrumbs: 'root' | 'list' | 'item' | 'link';
  HyBrowserNotice: 'root';
  HyBulkBar: 'root' | 'words' | 'detail' | 'actions' | 'action' | 'clear';
  HyCheckbox: 'root';
  HyCheckboxGroup: 'root';
  HyCombobox: 'root';
  HyCompanyMenu: 'root' | 'name';
  HyConfirmDialog: 'root' | 'error' | 'text';
  HyContractOverview: 'root';
  HyDataList:
    | 'root'
    | 'header'
    | 'headRow'
    | 'head'
    | 'sort'
    | 'body'
    | 'row'
    | 'cell'
    | 'cardLabel'
    | 'cardSort'
    | 'checkbox'
    | 'selectPage'
    | 'skeletonLines'
    | 'skeletonEnd';
  HyDataState: 'root' | 'loading' | 'title' | 'text' | 'reference' | 'foot';
  HyDateRangeField:
    | 'root'
    | 'legend'
    | 'ends'
    | 'end'
    | 'hint'
    | 'error'
    | 'calendar'
    | 'monthBar'
    | 'month'
    | 'place'
    | 'day'
    | 'foot';
  HyDefinitionList: 'root' | 'item';
  HyDocumentList: 'root' | 'unread' | 'contract' | 'files';
  HyField: 'root' | 'label' | 'mark' | 'error' | 'hint';
  HyEventTimeline:
    | 'root'
    | 'day'
    | 'date'
    | 'events'
    | 'event'
    | 'marker'
    | 'details'
    | 'comment'
    | 'empty'
    | 'earlier';
  HyFileUpload: 'root' | 'legend' | 'zone' | 'files' | 'file' | 'progress' | 'refused';
  HyFilterBar: 'root' | 'chips' | 'chip' | 'remove' | 'clearAll' | 'count';
  HyFilterMenu: 'root' | 'options' | 'option' | 'count' | 'hint' | 'clear';
  HyFilterToggle: 'root';
  HyForm: 'root' | 'problem' | 'issues' | 'actions';
  HyFormDialog: 'root' | 'form' | 'text' | 'error';
  HyHelpMenu: 'root';
  HyInstancePage: 'root' | 'text' | 'companies' | 'company' | 'languages';
  HyKeyFigures: 'root' | 'card' | 'label' | 'value' | 'hint';
  HyLanguageSwitcher: 'root' | 'select';
  HyListSheet: 'root' | 'toolbar' | 'search' | 'filters' | 'foot';
  HyLoader: 'root' | 'track';
  HyLogo: 'root' | 'tile';
  HyMenuButton: 'root' | 'trigger' | 'triggerLabel' | 'list' | 'row' | 'item' | 'separator';
  HyMessageBanner: 'root' | 'text';
  HyMobileNavigation: 'root' | 'head' | 'body' | 'heading' | 'list' | 'section' | 'entry';
  HyMoneyField: 'root';
  HyNavTabs: 'root' | 'list' | 'place' | 'tab';
  HyNewOrderButton: 'root' | 'reason';
  HyNumberField: 'root';
  HyOrderList: 'root';
  HyPageHeader: 'root' | 'words' | 'title' | 'subtitle' | 'actions';
  HyPaginator: 'root' | 'size' | 'moves';
  HyPeriodFilter: 'root' | 'presets' | 'preset' | 'dates' | 'date' | 'error' | 'actions';
  HyPlanningItem: 'root' | 'text';
  HyPlanningTimeline:
    | 'root'
    | 'canvas'
    | 'head'
    | 'headLabel'
    | 'weeks'
    | 'week'
    | 'days'
    | 'todayTag'
    | 'ground'
    | 'weekend'
    | 'todayLine'
    | 'body'
    | 'row'
    | 'rowLabel'
    | 'groupLabel'
    | 'track';
  HyPrivacyMenu: 'root';
  HyProfileMenu: 'root';
  HyRadioGroup: 'root';
  HyRentalPeriodBar: 'root' | 'dates' | 'track';
  HyRequestProductHeader: 'root' | 'picture' | 'words' | 'specifications' | 'actions';
  HyRowLink: 'root';
  HySearchField: 'root' | 'input';
  HySegmentedControl: 'root' | 'segment';
  HySidePanel: 'root' | 'scrim' | 'head' | 'title' | 'subtitle' | 'body' | 'foot';
  HySelect: 'root';
  HySkipLink: 'root';
  HySparkline: 'root' | 'band' | 'target' | 'line' | 'point';
  HyStatusChip: 'root';
  HyStepper: 'root' | 'steps' | 'step' | 'name' | 'position';
  HyTabs: 'root' | 'list' | 'tab' | 'panel';
  HySwitch: 'root';
  HyTextArea: 'root' | 'count';
  HyTextField: 'root';
  HyToast: 'root' | 'text' | 'undo' | 'action' | 'close' | 'region';
  HyTwoLines: 'root';
  HyWhatsNewPage: 'root' | 'releases' | 'release' | 'when' | 'unread' | 'changes' | 'kind';
}

/** Parts that several components share; not public components. */
interface SharedSlots {
  HyBanner: 'inner' | 'message' | 'actions';
  HyChoice: 'root' | 'row' | 'input' | 'words' | 'hint';
  HyFieldGroup: 'root' | 'legend' | 'options';
  HyTypedField: 'root';
  HyFilterButton: 'root' | 'count' | 'panel';
  HyMenuItem: 'icon' | 'label' | 'reason';
  HyVisuallyHidden: 'root';
}

export type HyName = keyof HyProps;

/** The slots of public components, and of what several share. */
export type AllSlots = HySlots & SharedSlots;

/** The class of a slot, the same in every build. */
export type HyClass = { [Name in keyof AllSlots]: `${Name}-${AllSlots[Name]}` }[keyof AllSlots];

/** As MUI's own: what a theme may say about each of our components. */
export type HyComponents<Theme> = {
  [Name in HyName]?: {
    defaultProps?: Partial<HyProps[Name]>;
    styleOverrides?: ComponentsOverrides<Theme>[Name];
    variants?: ComponentsVariants<Theme>[Name];
  };
};

declare module '@mui/material/styles' {
  interface ComponentsPropsList extends HyProps {}
  interface ComponentNameToClassKey extends HySlots {}
  interface Components<Theme = unknown> extends HyComponents<Theme> {}
}
