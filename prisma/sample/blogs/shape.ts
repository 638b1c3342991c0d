/** An article of the sample content: one block, written with nothing but what the editor's toolbar offers. */
export type SampleBlog = {
  title: string;
  tags: readonly string[];
  /** Files in prisma/sample/pictures. */
  banner: string;
  side: string;
  html: string;
};
