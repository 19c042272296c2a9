import type { Post } from '@puente/contract/entities/content';
import { Card, CardBody, CardTitle } from '@puente/design-system/card';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { postLine } from './post-facts.ts';
import { PostCover } from './PostCover.tsx';

export function PostCard({ post, headingLevel }: { post: Post; headingLevel: HeadingLevel }) {
  return (
    <Card interactive>
      <PostCover cover={post.cover} />
      <CardTitle level={headingLevel} href={href('post', { slug: post.url })} eyebrow={postLine(post)}>
        {post.title}
      </CardTitle>
      <CardBody>
        <Text tone="muted">{post.description}</Text>
      </CardBody>
    </Card>
  );
}
