// Finds the encoding of a page, decodes it, and parses it into a tree of C structs.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lockstep/c.h"

struct node {
  struct node *parent, *first_child, *last_child, *previous, *next;
  struct node* all;  // the node that was created before it
  int32_t type;      // LOCKSTEP_NODE_ELEMENT, ...
  char* text;        // the name of an element, or characters
};

struct tree {
  struct node* document;
  struct node* all;  // the node that was created last
};

static struct node* make(struct tree* tree, int32_t type, lockstep_string text) {
  struct node* node = calloc(1, sizeof *node);
  if (node == NULL) return NULL;  // the parser stops
  node->type = type;
  node->text = calloc(1, text.size + 1);
  if (node->text != NULL && text.size != 0) memcpy(node->text, text.data, text.size);
  node->all = tree->all;
  tree->all = node;
  return node;
}

static lockstep_tree_node document(void* tree) { return ((struct tree*)tree)->document; }
static lockstep_tree_node create_element(int32_t element_namespace, lockstep_string local_name,
                                         const lockstep_tree_attributes* attributes, void* tree) {
  (void)element_namespace;
  (void)attributes;  // see lockstep_tree_attributes_value()
  return make(tree, LOCKSTEP_NODE_ELEMENT, local_name);
}
static lockstep_tree_node create_comment(lockstep_string data, void* tree) {
  return make(tree, LOCKSTEP_NODE_COMMENT, data);
}
static lockstep_tree_node create_instruction(lockstep_string target, lockstep_string data, void* tree) {
  (void)data;
  return make(tree, LOCKSTEP_NODE_PROCESSING_INSTRUCTION, target);
}
static lockstep_tree_node create_doctype(lockstep_string name, lockstep_string public_identifier,
                                         lockstep_string system_identifier, void* tree) {
  (void)public_identifier;
  (void)system_identifier;
  return make(tree, LOCKSTEP_NODE_DOCTYPE, name);
}
static lockstep_tree_node create_fragment(void* tree) {
  const lockstep_string none = {NULL, 0};
  return make(tree, LOCKSTEP_NODE_DOCUMENT_FRAGMENT, none);
}

static void insert_before(lockstep_tree_node parent, lockstep_tree_node child, lockstep_tree_node reference,
                          void* tree) {
  struct node *into = parent, *node = child, *next = reference;
  struct node* previous = next == NULL ? into->last_child : next->previous;
  (void)tree;
  node->parent = into;
  node->previous = previous;
  node->next = next;
  *(previous == NULL ? &into->first_child : &previous->next) = node;
  *(next == NULL ? &into->last_child : &next->previous) = node;
}
static void insert_text(lockstep_tree_node parent, lockstep_tree_node reference, lockstep_string text,
                        void* tree) {
  struct node *into = parent, *next = reference;
  struct node* previous = next == NULL ? into->last_child : next->previous;
  if (previous != NULL && previous->type == LOCKSTEP_NODE_TEXT) {
    const size_t size = strlen(previous->text);
    char* longer = realloc(previous->text, size + text.size + 1);
    if (longer == NULL) return;
    memcpy(longer + size, text.data, text.size);
    longer[size + text.size] = '\0';
    previous->text = longer;
  } else {
    struct node* node = make(tree, LOCKSTEP_NODE_TEXT, text);
    if (node != NULL) insert_before(parent, node, reference, tree);
  }
}
static void remove_node(lockstep_tree_node child, void* tree) {
  struct node* node = child;
  (void)tree;
  if (node->parent == NULL) return;
  *(node->previous == NULL ? &node->parent->first_child : &node->previous->next) = node->next;
  *(node->next == NULL ? &node->parent->last_child : &node->next->previous) = node->previous;
  node->parent = node->previous = node->next = NULL;
}
static void move_children(lockstep_tree_node from, lockstep_tree_node to, void* tree) {
  struct node* child;
  while ((child = ((struct node*)from)->first_child) != NULL) {
    remove_node(child, tree);
    insert_before(to, child, NULL, tree);
  }
}
static lockstep_tree_node parent(lockstep_tree_node child, void* tree) {
  (void)tree;
  return ((struct node*)child)->parent;
}
static bool document_has_child(int32_t type, void* tree) {
  const struct node* child = ((struct tree*)tree)->document->first_child;
  while (child != NULL && child->type != type) child = child->next;
  return child != NULL;
}
static void add_missing_attributes(lockstep_tree_node element, const lockstep_tree_attributes* attributes,
                                   void* tree) {
  (void)element;
  (void)attributes;
  (void)tree;
}
static lockstep_tree_node template_contents(lockstep_tree_node element, void* tree) {
  (void)tree;
  return element;  // its contents become its children
}

static void print(const struct node* node, int depth) {
  for (; node != NULL; node = node->next) {
    printf("%*s%s\n", 2 * depth, "", node->text);
    print(node->first_child, depth + 1);
  }
}

int main(void) {
  static const char page[] = "<meta charset=shift_jis><title>\x83\x6E\x83\x8D\x81\x5B</title><p>1<table>2";
  const lockstep_string none = {NULL, 0};
  const char* encoding = NULL;
  struct tree tree = {NULL, NULL};
  lockstep_tree_functions functions;
  lockstep_tree_parser* parser = NULL;
  lockstep_decoder* decoder = NULL;
  lockstep_string text;
  lockstep_status status;

  tree.document = make(&tree, LOCKSTEP_NODE_DOCUMENT, none);
  lockstep_tree_functions_init(&functions, sizeof functions);
  functions.user_data = &tree;
  functions.document = document;
  functions.create_element = create_element;
  functions.create_comment = create_comment;
  functions.create_processing_instruction = create_instruction;
  functions.create_doctype = create_doctype;
  functions.create_document_fragment = create_fragment;
  functions.insert_before = insert_before;
  functions.insert_text = insert_text;
  functions.remove = remove_node;
  functions.move_children = move_children;
  functions.parent = parent;
  functions.document_has_child = document_has_child;
  functions.add_missing_attributes = add_missing_attributes;
  functions.template_contents = template_contents;

  status = lockstep_sniff_encoding(page, sizeof page - 1, NULL, NULL, &encoding, NULL, NULL);
  if (status == LOCKSTEP_OK) status = lockstep_decoder_create(encoding, NULL, &decoder);
  if (status == LOCKSTEP_OK) status = lockstep_tree_parser_create(&functions, NULL, &parser);
  // Both take their input in pieces; here it is only one.
  if (status == LOCKSTEP_OK) status = lockstep_decoder_write(decoder, page, sizeof page - 1, &text);
  if (status == LOCKSTEP_OK) status = lockstep_tree_parser_write(parser, text.data, text.size);
  if (status == LOCKSTEP_OK) status = lockstep_decoder_finish(decoder, &text);
  if (status == LOCKSTEP_OK) status = lockstep_tree_parser_write(parser, text.data, text.size);
  if (status == LOCKSTEP_OK) status = lockstep_tree_parser_finish(parser);
  printf("%s\n", encoding);
  print(tree.document->first_child, 0);

  lockstep_tree_parser_free(parser);
  lockstep_decoder_free(decoder);
  while (tree.all != NULL) {
    struct node* node = tree.all;
    tree.all = node->all;
    free(node->text);
    free(node);
  }
  return status == LOCKSTEP_OK ? 0 : 1;
}

// Prints:
// Shift_JIS
// html
//   head
//     meta
//     title
//       ハロー
//   body
//     p
//       12
//       table
