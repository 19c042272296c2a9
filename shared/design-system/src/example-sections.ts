import { examples as announcement } from './announcement/Announcement.examples.tsx';
import { examples as button } from './button/Button.examples.tsx';
import { examples as card } from './card/Card.examples.tsx';
import { examples as changeList } from './change-list/ChangeList.examples.tsx';
import { examples as chip } from './chip/Chip.examples.tsx';
import { examples as clashNotice } from './clash-notice/ClashNotice.examples.tsx';
import { examples as columnChart } from './column-chart/ColumnChart.examples.tsx';
import { examples as comboBox } from './combobox/ComboBox.examples.tsx';
import { examples as consequences } from './consequences/Consequences.examples.tsx';
import { examples as dataTable } from './data-table/DataTable.examples.tsx';
import { examples as dateField } from './date-field/DateField.examples.tsx';
import { examples as degreePicker } from './degree-picker/DegreePicker.examples.tsx';
import { examples as descriptionList } from './description-list/DescriptionList.examples.tsx';
import { examples as barTable } from './details/BarTable.examples.tsx';
import { examples as dialog } from './dialog/Dialog.examples.tsx';
import { examples as disclosure } from './disclosure/Disclosure.examples.tsx';
import { examples as documentFrame } from './document/DocumentFrame.examples.tsx';
import { examples as emptyState } from './empty-state/EmptyState.examples.tsx';
import { examples as errorSummary } from './error-summary/ErrorSummary.examples.tsx';
import { type Example } from './examples.ts';
import { examples as choice } from './field/Choice.examples.tsx';
import { examples as draftNotice } from './field/DraftNotice.examples.tsx';
import { examples as textField } from './field/TextField.examples.tsx';
import { examples as fileField } from './file-field/FileField.examples.tsx';
import { examples as pictureChoice } from './file-field/PictureChoice.examples.tsx';
import { examples as formFields } from './form-fields/FormFields.examples.tsx';
import { examples as heading } from './heading/Heading.examples.tsx';
import { examples as icon } from './icon/Icon.examples.tsx';
import { examples as layout } from './layout/Layout.examples.tsx';
import { examples as link } from './link/Link.examples.tsx';
import { examples as lists } from './lists/Lists.examples.tsx';
import { examples as loadingButton } from './loading-button/LoadingButton.examples.tsx';
import { examples as markdown } from './markdown/Markdown.examples.tsx';
import { examples as messageList } from './message-list/MessageList.examples.tsx';
import { examples as monogram } from './monogram/Monogram.examples.tsx';
import { examples as multiStepForm } from './multi-step-form/MultiStepForm.examples.tsx';
import { examples as notice } from './notice/Notice.examples.tsx';
import { examples as pagination } from './pagination/Pagination.examples.tsx';
import { examples as phoneField } from './phone-field/PhoneField.examples.tsx';
import { examples as plainText } from './plain-text/PlainText.examples.tsx';
import { examples as project } from './project/Project.examples.tsx';
import { examples as queryState } from './retry/QueryState.examples.tsx';
import { examples as retry } from './retry/Retry.examples.tsx';
import { examples as richText } from './rich-text/RichText.examples.tsx';
import { examples as scrollTable } from './scroll-table/ScrollTable.examples.tsx';
import { examples as sectionNav } from './section-nav/SectionNav.examples.tsx';
import { examples as skeleton } from './skeleton/Skeleton.examples.tsx';
import { examples as spinner } from './spinner/Spinner.examples.tsx';
import { examples as statusChip } from './status/StatusChip.examples.tsx';
import { examples as takedownNotice } from './takedown/TakedownNotice.examples.tsx';
import { examples as text } from './text/Text.examples.tsx';
import { examples as textEditor } from './text-editor/TextEditor.examples.tsx';
import { examples as toast } from './toast/Toast.examples.tsx';
import { examples as wordDifferences } from './word-differences/WordDifferences.examples.tsx';

export interface ExampleSection {
  name: string;
  examples: readonly Example[];
}

/** Every example, in the order of the playground. A test fails when an examples file is missing here. */
export const exampleSections: readonly ExampleSection[] = [
  { name: 'Heading', examples: heading },
  { name: 'Text', examples: text },
  { name: 'Icon', examples: icon },
  { name: 'Link', examples: link },
  { name: 'Button', examples: button },
  { name: 'LoadingButton', examples: loadingButton },
  { name: 'TextField', examples: textField },
  { name: 'TextEditor', examples: textEditor },
  { name: 'Choice', examples: choice },
  { name: 'ComboBox', examples: comboBox },
  { name: 'DateField', examples: dateField },
  { name: 'DegreePicker', examples: degreePicker },
  { name: 'FileField', examples: fileField },
  { name: 'PictureChoice', examples: pictureChoice },
  { name: 'PhoneField', examples: phoneField },
  { name: 'Project', examples: project },
  { name: 'ErrorSummary', examples: errorSummary },
  { name: 'DraftNotice', examples: draftNotice },
  { name: 'ClashNotice', examples: clashNotice },
  { name: 'FormFields', examples: formFields },
  { name: 'MultiStepForm', examples: multiStepForm },
  { name: 'Card', examples: card },
  { name: 'Chip', examples: chip },
  { name: 'StatusChip', examples: statusChip },
  { name: 'Monogram', examples: monogram },
  { name: 'BarTable', examples: barTable },
  { name: 'ColumnChart', examples: columnChart },
  { name: 'ScrollTable', examples: scrollTable },
  { name: 'DescriptionList', examples: descriptionList },
  { name: 'Notice', examples: notice },
  { name: 'TakedownNotice', examples: takedownNotice },
  { name: 'Announcement', examples: announcement },
  { name: 'Toast', examples: toast },
  { name: 'PlainText', examples: plainText },
  { name: 'ChangeList', examples: changeList },
  { name: 'WordDifferences', examples: wordDifferences },
  { name: 'DocumentFrame', examples: documentFrame },
  { name: 'RichText', examples: richText },
  { name: 'Markdown', examples: markdown },
  { name: 'MessageList', examples: messageList },
  { name: 'Dialog', examples: dialog },
  { name: 'Consequences', examples: consequences },
  { name: 'Disclosure', examples: disclosure },
  { name: 'SectionNav', examples: sectionNav },
  { name: 'Pagination', examples: pagination },
  { name: 'Lists', examples: lists },
  { name: 'DataTable', examples: dataTable },
  { name: 'EmptyState', examples: emptyState },
  { name: 'Retry', examples: retry },
  { name: 'QueryState', examples: queryState },
  { name: 'Skeleton', examples: skeleton },
  { name: 'Spinner', examples: spinner },
  { name: 'Layout', examples: layout },
];
