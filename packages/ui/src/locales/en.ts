import { amountText } from '../components/Amount/text.ts';
import { attachmentListText } from '../components/AttachmentList/text.ts';
import { badgeText } from '../components/Badge/text.ts';
import { barChartText } from '../components/BarChart/text.ts';
import { breadcrumbsText } from '../components/Breadcrumbs/text.ts';
import { browserNoticeText } from '../components/BrowserNotice/text.ts';
import { bulkBarText } from '../components/BulkBar/text.ts';
import { comboboxText } from '../components/Combobox/text.ts';
import { confirmDialogText } from '../components/ConfirmDialog/text.ts';
import { dataListText } from '../components/DataList/text.ts';
import { dataStateText } from '../components/DataState/text.ts';
import { dateRangeFieldText } from '../components/DateRangeField/text.ts';
import { definitionListText } from '../components/DefinitionList/text.ts';
import { eventTimelineText } from '../components/EventTimeline/text.ts';
import { fieldText } from '../components/Field/text.ts';
import { fileUploadText } from '../components/FileUpload/text.ts';
import { filterBarText } from '../components/FilterBar/text.ts';
import { filterMenuText } from '../components/FilterMenu/text.ts';
import { formText } from '../components/Form/text.ts';
import { formDialogText } from '../components/FormDialog/text.ts';
import { helpMenuText } from '../components/HelpMenu/text.ts';
import { languageSwitcherText } from '../components/LanguageSwitcher/text.ts';
import { loaderText } from '../components/Loader/text.ts';
import { logoText } from '../components/Logo/text.ts';
import { menuButtonText } from '../components/MenuButton/text.ts';
import { messageBannerText } from '../components/MessageBanner/text.ts';
import { mobileNavigationText } from '../components/MobileNavigation/text.ts';
import { moneyFieldText } from '../components/MoneyField/text.ts';
import { navTabsText } from '../components/NavTabs/text.ts';
import { numberFieldText } from '../components/NumberField/text.ts';
import { paginatorText } from '../components/Paginator/text.ts';
import { periodFilterText } from '../components/PeriodFilter/text.ts';
import { privacyMenuText } from '../components/PrivacyMenu/text.ts';
import { profileMenuText } from '../components/ProfileMenu/text.ts';
import { searchFieldText } from '../components/SearchField/text.ts';
import { sidePanelText } from '../components/SidePanel/text.ts';
import { skipLinkText } from '../components/SkipLink/text.ts';
import { sparklineText } from '../components/Sparkline/text.ts';
import { stepperText } from '../components/Stepper/text.ts';
import { textAreaText } from '../components/TextArea/text.ts';
import { toastText } from '../components/Toast/text.ts';
import { whatsNewPageText } from '../components/WhatsNewPage/text.ts';

/** Default texts of all components. Each component defines its own in its folder. */
export const en = {
  BarChart: barChartText,
  Badge: badgeText,
  Amount: amountText,
  AttachmentList: attachmentListText,
  Breadcrumbs: breadcrumbsText,
  BrowserNotice: browserNoticeText,
  BulkBar: bulkBarText,
  Combobox: comboboxText,
  ConfirmDialog: confirmDialogText,
  DataList: dataListText,
  DataState: dataStateText,
  DateRangeField: dateRangeFieldText,
  DefinitionList: definitionListText,
  Field: fieldText,
  EventTimeline: eventTimelineText,
  FileUpload: fileUploadText,
  FilterBar: filterBarText,
  FilterMenu: filterMenuText,
  Form: formText,
  FormDialog: formDialogText,
  HelpMenu: helpMenuText,
  LanguageSwitcher: languageSwitcherText,
  Loader: loaderText,
  Logo: logoText,
  MenuButton: menuButtonText,
  MessageBanner: messageBannerText,
  MobileNavigation: mobileNavigationText,
  MoneyField: moneyFieldText,
  NavTabs: navTabsText,
  NumberField: numberFieldText,
  Paginator: paginatorText,
  PeriodFilter: periodFilterText,
  PrivacyMenu: privacyMenuText,
  ProfileMenu: profileMenuText,
  SearchField: searchFieldText,
  SidePanel: sidePanelText,
  SkipLink: skipLinkText,
  Sparkline: sparklineText,
  Stepper: stepperText,
  TextArea: textAreaText,
  Toast: toastText,
  WhatsNewPage: whatsNewPageText,
};
