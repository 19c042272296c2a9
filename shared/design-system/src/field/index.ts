export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export { fieldId } from './field-id.ts';
export { type ChoiceOption } from './ChoiceGroup.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
