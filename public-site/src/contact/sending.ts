import { useEffect, useRef, useState } from 'react';
import { sendContactMessage } from '@puente/client/contact-messages';
import { type ContactForm, contactForm } from '@puente/contract/forms/contact-message';
import { useForm, useSending, useSentTo, useTabDraft, zodResolver } from '@puente/platform/forms';
import { longEnough } from './long-enough.ts';

/** State of the contact form. The text is kept in this tab until it has been sent. */
export function useContact() {
  const [answerTo, setAnswerTo] = useSentTo();
  const [reference, setReference] = useState<string>();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactForm),
    defaultValues: { name: '', email: '', subject: '', message: '' },
    shouldFocusError: false,
  });
  const { forget } = useTabDraft('contact', form, []);
  const trap = useRef<HTMLInputElement>(null);
  const sending = useSending(form, async (values) => {
    const shownFor = await longEnough(shownAt.current);
    setReference(await sendContactMessage({ ...values, website: trap.current?.value ?? '', shownFor }));
    forget();
    setAnswerTo(values.email);
  });
  return { form, trap, answerTo, reference, ...sending };
}
