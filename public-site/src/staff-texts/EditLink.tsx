import { ButtonLink } from '@puente/design-system/link';

export interface EditLinkProps {
  address: string;
  /** Title of the text. */
  title: string;
}

/** Link from a public page to the editor of its text. */
export default function EditLink({ address, title }: EditLinkProps) {
  return (
    <ButtonLink
      href={address}
      variant="secondary"
      size="sm"
      aria-label={`Editar «${title}»`}
      data-print="hide"
    >
      Editar
    </ButtonLink>
  );
}
